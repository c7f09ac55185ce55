import { averagePaybackMonths } from '#src/content/claims.ts'
import type { Preview } from '../../tables-contract.ts'
import { figuresOf, months, type Figure } from './effect.ts'
import css from './preview.module.css'

interface Props {
  preview: Preview | undefined
  /** Whether it is of what is on the screen. */
  fresh: boolean
  faulty: boolean
}

/** What the draft does to the two worked examples and to the portfolio, beside what is published. */
export function PreviewPanel({ preview, fresh, faulty }: Props) {
  return (
    <aside className={css['panel']} aria-label="Preview">
      <h2>Published → draft</h2>
      <p className={css['state']} role="status">
        {faulty ? 'Mend what is marked to see the effect.' : fresh ? 'Up to date.' : 'Calculating…'}
      </p>
      {preview && (
        <div className={css['figures']}>
          {figuresOf(preview).map((group) => (
            <Figures key={group.title} {...group} />
          ))}
        </div>
      )}
      {preview && fresh && preview.warnings.length > 0 && (
        <p className={css['warning']} role="status">
          {claimWarning(preview)}
        </p>
      )}
    </aside>
  )
}

export function claimWarning({ draft }: Preview): string {
  const { mean } = draft.portfolio
  const now =
    mean === null ? 'of some sites would never be reached' : `would be ${months(mean, 2)} months`
  return `The average payback ${now}. The site says under ${averagePaybackMonths}.`
}

/** Before and after, in a table of two columns. */
export function Figures({ title, figures }: { title: string; figures: readonly Figure[] }) {
  return (
    <table className={css['group']}>
      <caption>{title}</caption>
      <tbody>
        {figures.map(({ name, before, after }) => (
          <tr key={name} data-changed={before !== after || undefined}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
