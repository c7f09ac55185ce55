import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import styles from './scope.module.css'
import { aboutWords as words } from '#words/index.ts'

/** What the company does beside what stays with its customer. */
export function Scope({ lang }: { lang: Lang }) {
  const { title, lead, rows, do: doing, dont } = words[lang].scope
  return (
    <Section id="scope" title={title} lead={<p>{lead}</p>}>
      <Table className={styles.table} aria-labelledby="scope-title">
        <thead>
          <tr>
            <th scope="col">{doing}</th>
            <th scope="col">{dont}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([left, right]) => (
            <tr key={left}>
              <td>{left}</td>
              <td>{right}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
