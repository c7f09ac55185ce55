import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatMoney } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { RoiNames } from '../messages/names/words.ts'
import type { ResultWords } from '#words/index.ts'
import { benefitOf } from '../model/breakdown.ts'
import type { Estimate } from '../model/estimate.ts'
import { resultGroups, type ResultKey } from '../model/measures/results.ts'
import { resultText } from './format-result.ts'
import { ResultRow } from './result-row.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './rows.module.css'

const totals: ReadonlySet<ResultKey> = new Set(['investment', 'savings'] as const)

/** Texts below the names of results. */
export type ResultNotes = Readonly<Partial<Record<ResultKey, string>>>

interface RowsProps {
  lang: Lang
  estimate: Estimate
  rentalMonths: number
  names: RoiNames['results']
  words: ResultWords
  expanded: boolean
  notes: ResultNotes | undefined
}

/** All results by name. */
export function Rows(props: RowsProps) {
  const { lang, estimate, rentalMonths, names, words, expanded, notes } = props
  const { results, currency } = estimate
  const { hardwareCost } = results
  const rented =
    hardwareCost > 0
      ? fillIn(words.rented, {
          amount: formatMoney(lang, hardwareCost / rentalMonths, currency),
          months: rentalMonths,
        })
      : undefined
  const rowOf = (key: ResultKey) => (
    <ResultRow
      key={key}
      result={key}
      name={names[key]}
      value={resultText(lang, key, { results, currency }, words)}
      note={key === 'hardwareCost' ? rented : notes?.[key]}
      isTotal={totals.has(key)}
      expanded={expanded}
    />
  )
  return (
    <>
      <section>
        <h3>{words.money}</h3>
        <Stack className={styles.rows}>
          <div>{resultGroups.outlay.map(rowOf)}</div>
          <div>
            {resultGroups.returns.map(rowOf)}
            <p className={styles.total}>
              <span>{words.benefit}</span>
              <span className={styles.value}>
                {formatMoney(lang, benefitOf(results), currency)}
              </span>
            </p>
          </div>
        </Stack>
        <Text size="chart" tone="muted" above="150">
          {words.how}
        </Text>
      </section>
      <section>
        <h3>{words.floor}</h3>
        <Stack className={styles.rows}>
          <div>{resultGroups.floor.map(rowOf)}</div>
          <div>{resultGroups.detail.map(rowOf)}</div>
        </Stack>
      </section>
    </>
  )
}
