import { namesOfUseCases } from '@repo/platform/facts/use-case-names.ts'
import type { UseCase } from '@repo/platform/facts/use-cases.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { useAnswers } from '@repo/platform/site/sections/answers.tsx'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './signals-table.module.css'
import { filled } from './texts.ts'
import { factsOf } from './use-cases.ts'
import { logisticsWords as words } from '#words/index.ts'

/** Each signal from its measurement to the person who acts. */
export function SignalsTable({ lang, useCase }: { lang: Lang; useCase: UseCase }) {
  const { signals, questions } = words[lang]
  const caption = fill(lang, signals.caption, { useCase: namesOfUseCases[lang][useCase] })
  const [delay] = useAnswers(lang, ['warning.delay'])
  const within = (row: number) => {
    const known = factsOf[useCase].within[row] ?? 'warning'
    return (known === 'warning' && delay?.answer) || filled(lang, signals[known])
  }
  return (
    <Stack gap="200" together>
      <h3 id={`${useCase}-signals`}>{caption}</h3>
      <Table cards="facts" className={styles.table} aria-labelledby={`${useCase}-signals`}>
        <thead>
          <tr>
            <th scope="col">{signals.signal}</th>
            <th scope="col">{signals.measured}</th>
            <th scope="col">{signals.acts}</th>
            <th scope="col">{signals.within}</th>
          </tr>
        </thead>
        <tbody>
          {questions[useCase].rows.map(([signal, measured = '', acts], row) => (
            <tr key={signal}>
              <th scope="row">{signal}</th>
              <td>{filled(lang, measured)}</td>
              <td>{acts}</td>
              <td>{within(row)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  )
}
