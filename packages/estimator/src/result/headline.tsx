import type { MouseEvent, ReactNode } from 'react'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatMoney, formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { RoiNames } from '../messages/names/words.ts'
import type { ResultWords } from '#words/index.ts'
import { benefitOf } from '../model/breakdown.ts'
import type { Estimate } from '../model/estimate.ts'
import type { BandedLine } from '../model/lines.ts'
import type { ResultKey } from '../model/measures/results.ts'
import { tenYears } from '@repo/pictures/break-even/axes.ts'
import { BandRuler } from './band-ruler.tsx'
import { monthsText } from './format-result.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './headline.module.css'
import { rowId } from './result-row.tsx'

interface HeadlineProps {
  lang: Lang
  estimate: Estimate
  /** Its payback is the headline. */
  line: BandedLine
  /** How many assumptions the band moves. */
  banded: number
  /** The range at the prices of the list. */
  known: BandedLine['band']
  names: RoiNames['results']
  words: ResultWords
}

/** Payback and ROI, the band, then what is spent and the benefit. */
export function Headline(props: HeadlineProps) {
  const { lang, estimate, line, banded, names, words } = props
  const { results, currency } = estimate
  return (
    <div className={styles.headline}>
      <Columns as="dl" gap="200" className={styles.large}>
        <Figure result="paybackMonths" label={paybackName(line, words)}>
          <Months lang={lang} months={line.paybackMonths ?? null} words={words} />
        </Figure>
        <Figure result="roi" label={fillIn(words.roiOver, { months: line.months })}>
          {formatNumber(lang, line.roi, 1)}
          {/* The sign alone, after a space where the language has one. */}
          <small>{formatPercent(lang, 0).replace('0', '')}</small>
        </Figure>
      </Columns>
      <BandRuler lang={lang} line={line} words={words} />
      <Text size="chart" tone="muted" above="150">
        {fillIn(words.band, { count: banded })} {knownText(props)}
      </Text>
      <Row as="dl" gap="200" above="300" className={styles.small}>
        <Figure result="investment" label={spentName(line, names, words)}>
          {formatMoney(lang, line.spent, currency)}
        </Figure>
        <Figure result="savings" label={words.benefit}>
          {formatMoney(lang, benefitOf(results), currency)}
        </Figure>
      </Row>
      <Text size="chart" tone="muted" above="150">
        {words.scope}
      </Text>
    </div>
  )
}

/** Empty where the prices of the list change nothing, as in a pilot, whose hardware is free. */
function knownText({ lang, line: { band }, known: { low, high }, words }: HeadlineProps): string {
  const [from = null, to = null] = [high.paybackMonths, low.paybackMonths]
  if (from === (band.high.paybackMonths ?? null) && to === (band.low.paybackMonths ?? null))
    return ''
  return fillIn(words.bandFixed, {
    low: from === null ? words.notReached : formatNumber(lang, from, 1),
    high: monthsText(lang, to, words),
  })
}

/** The investment is what is spent where the hardware is bought. */
export const spentName = (
  { key, months }: BandedLine,
  names: RoiNames['results'],
  words: ResultWords,
): string => (key === 'rented' ? fillIn(words.spentIn, { months }) : names.investment)

/** A rental runs on after the month in which the benefit has covered what is spent so far. */
export const paybackName = ({ key }: BandedLine, words: ResultWords): string =>
  key === 'rented' ? words.paybackRented : words.payback

interface FigureProps {
  result: ResultKey
  label: string
  children: ReactNode
}

/** A figure whose label links to the row that explains it. */
function Figure({ result, label, children }: FigureProps) {
  return (
    <div>
      <dt>
        <a href={`#${rowId(result)}`} onClick={openRow}>
          {label}
        </a>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Opens the row without changing the URL fragment, which may hold the inputs. */
function openRow(event: MouseEvent<HTMLAnchorElement>) {
  const summary = document.getElementById(event.currentTarget.hash.slice(1))
  if (!summary) return
  event.preventDefault()
  // The row, and the fold around it.
  let details = summary.closest('details')
  for (; details; details = details.parentElement?.closest('details') ?? null) details.open = true
  summary.focus()
}

function Months({ lang, months, words }: Pick<HeadlineProps, 'lang' | 'words'> & MonthsProps) {
  if (months === null) return <span className={styles.long}>{words.notReached}</span>
  const [before, after] = words.months.split('{value}')
  const number = formatNumber(lang, months, 1)
  return (
    <>
      {before}
      <span className={number.length > 4 ? styles.long : undefined}>{number}</span>{' '}
      <small>{after?.trim()}</small>
      {months > tenYears && <small className={styles.remark}>{words.aboveTenYears}</small>}
    </>
  )
}

interface MonthsProps {
  months: number | null
}
