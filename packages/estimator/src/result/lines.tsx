import { use, type PropsWithChildren } from 'react'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatMoney, formatNumber } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { FormulaKey } from '../explain/formula-groups.ts'
import type { ResultWords } from '#words/index.ts'
import { paybackName } from './headline.tsx'
import { asPartner, type BandedLine, type Line, type LineKey } from '../model/lines.ts'
import { BasisContext } from './basis.ts'
import { monthsText, roiText } from './format-result.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './lines.module.css'
import { ExplainedRow } from './result-row.tsx'

const figures: Readonly<Record<LineKey, readonly FormulaKey[]>> = {
  pilot: ['investment', 'roi', 'paybackMonths'],
  bought: ['investment', 'roi', 'paybackMonths'],
  rented: ['rentedSpent', 'rentedRoi', 'rentedPayback'],
  boughtLong: ['longSpent', 'longRoi'],
}

interface LinesProps {
  lang: Lang
  lines: readonly BandedLine[]
  currency: string
  /** Months over which rented hardware is paid. */
  rentalMonths: number
  words: ResultWords
  expanded: boolean
}

/** What a contract costs and returns, one line for each way of looking at it; each opens. */
export function Lines({ lang, lines, currency, rentalMonths, words, expanded }: LinesProps) {
  const isPilot = lines[0]?.key === 'pilot'
  const rented = lines.find(({ key }) => key === 'rented')
  const money = ({ spent }: Line) => formatMoney(lang, spent, currency)
  const months = ({ paybackMonths }: Line) =>
    typeof paybackMonths === 'number' ? formatNumber(lang, paybackMonths, 1) : words.notReached
  const roi = (line: Line) => roiText(lang, line.roi)
  return (
    <>
      <div className={styles.lines}>
        {lines.map((line) => (
          <ExplainedLine key={line.key} line={line} isBesidePilot={isPilot} expanded={expanded}>
            <span className={styles.name}>
              {fillIn(words.lineNames[line.key === 'boughtLong' ? 'bought' : line.key], {
                months: line.months,
              })}
            </span>
            <Figure
              label={words.spent}
              text={money(line)}
              from={money(line.band.high)}
              to={money(line.band.low)}
              words={words}
            />
            {line.paybackMonths !== undefined && (
              <Figure
                label={paybackName(line, words)}
                text={monthsText(lang, line.paybackMonths, words)}
                from={months(line.band.high)}
                to={months(line.band.low)}
                words={words}
              />
            )}
            <Figure
              label="ROI"
              text={roi(line)}
              from={roi(line.band.low)}
              to={roi(line.band.high)}
              words={words}
            />
          </ExplainedLine>
        ))}
      </div>
      {!isPilot && (
        <Text size="chart" tone="muted" above="150">
          {words.linesNote}{' '}
          {rented && fillIn(words.linesRented, { paid: rented.months, payments: rentalMonths })}
        </Text>
      )}
    </>
  )
}

interface ExplainedLineProps extends PropsWithChildren {
  line: BandedLine
  isBesidePilot: boolean
  expanded: boolean
}

/** The partner line beside a pilot explains itself with the figures of the partner contract. */
function ExplainedLine({ line, isBesidePilot, expanded, children }: ExplainedLineProps) {
  const basis = use(BasisContext)
  const row = (
    <ExplainedRow figures={figures[line.key]} expanded={expanded}>
      {children}
    </ExplainedRow>
  )
  if (!basis || !isBesidePilot || line.key === 'pilot') return row
  const estimate = asPartner(basis.estimate, basis.priceList)
  return <BasisContext value={{ ...basis, estimate }}>{row}</BasisContext>
}

interface FigureProps {
  label: string
  text: string
  /** The ends of its range. */
  from: string
  to: string
  words: ResultWords
}

function Figure({ label, text, from, to, words }: FigureProps) {
  return (
    <span className={styles.figure}>
      <small>{label} </small>
      <Text as="b" weight="medium">
        {text}
      </Text>
      {from !== to && <small> {fillIn(words.ends, { low: from, high: to })}</small>}
    </span>
  )
}
