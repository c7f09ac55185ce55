import { useEffect, useState, type ReactNode } from 'react'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatMoney } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import type { TermWords } from '../explain/term-words.ts'
import type { ResultWords } from '#words/index.ts'
import { bandOf, type Estimate } from '../model/estimate.ts'
import { headlineOf, linesOf, type BandedLine, type Purchase } from '../model/lines.ts'
import { withFixedPrices } from '../model/list-prices.ts'
import { bandedCount, type PriceList } from '../model/price-list.ts'
import { isWholeExample, ownBasis, type Basis } from '../form/basis.ts'
import type { Countries } from './basis.ts'
import { Headline } from './headline.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './result-panel.module.css'
import { ResultBasis } from './result-basis.tsx'
import { ResultFigures } from './result-figures.tsx'
import type { ResultNotes } from './rows.tsx'

interface ResultPanelProps {
  lang: Lang
  estimate: Estimate
  priceList: PriceList
  words: ResultWords
  terms: TermWords
  countries: Countries
  /** What the visitor has not entered; absent: nothing. */
  basis?: Basis
  drawPlan?: string
  onRemovePlan?: () => void
  /** How the hardware of the headline is paid for. */
  purchase: Purchase
  onPurchase(purchase: Purchase): void
  /** Renders the explanations of closed rows too, for a page without JavaScript. */
  expanded?: boolean
  /** Calculates the same site as a partner, offered below the result of a pilot. */
  onPartner?: () => void
  /** Notes below the names of results. */
  notes?: ResultNotes
  /** What the result rests on, folded. */
  why?: ReactNode
  actions?: ReactNode
}

/** The result of an estimate from the headline, which is painted first, to all figures. */
export function ResultPanel(props: ResultPanelProps) {
  const { lang, estimate, priceList, words, terms, countries, purchase } = props
  const { expanded = false, why, actions, basis = ownBasis } = props
  const { input } = estimate
  const isPilot = input.contractType === 'pilot'
  const line = headlineOf(linesOf(estimate, priceList), purchase)
  const settled = useAfterPaint(estimate)
  return (
    <section data-ground="ink" className={styles.panel}>
      <h2>
        <VisuallyHidden>{words.title}</VisuallyHidden>
      </h2>
      {isWholeExample(basis) && (
        <p className={styles.example}>{exampleText(lang, estimate, words)}</p>
      )}
      {!isPilot && <PurchaseSwitch words={words} value={purchase} onChange={props.onPurchase} />}
      <Headline
        lang={lang}
        estimate={estimate}
        line={line}
        banded={bandedCount(priceList)}
        known={knownBand(estimate, priceList, purchase)}
        names={terms.names.results}
        words={words}
      />
      {isPilot && (
        <PilotNote
          months={priceList.model === 1 ? undefined : line.months}
          words={words}
          onPartner={props.onPartner}
        />
      )}
      <ResultBasis {...props} />
      {estimate.warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {words.warnings[warning]}
        </p>
      ))}
      <ResultFigures
        lang={lang}
        estimate={settled}
        purchase={purchase}
        priceList={priceList}
        terms={terms}
        countries={countries}
        words={words}
        expanded={expanded}
        basis={basis}
        notes={props.notes}
      />
      {why}
      {actions && (
        <Row gap="150" above="400">
          {actions}
        </Row>
      )}
    </section>
  )
}

/** The headline’s range where only assumptions vary, and the list’s prices do not. */
function knownBand(
  estimate: Estimate,
  priceList: PriceList,
  purchase: Purchase,
): BandedLine['band'] {
  const fixed = withFixedPrices(priceList)
  const known = { ...estimate, band: bandOf(estimate, fixed) }
  return headlineOf(linesOf(known, fixed), purchase).band
}

/** What the example assumes that decides its payback. */
function exampleText(lang: Lang, { input, currency }: Estimate, words: ResultWords): string {
  const { forklifts, shifts, shiftHours: hours, complianceFees } = input
  const fees = formatMoney(lang, complianceFees, currency)
  return fillIn(words.example, { forklifts, shifts, hours, fees })
}

interface PilotNoteProps {
  /** When the pilot ends; absent: the price list does not say. */
  months: number | undefined
  words: ResultWords
  onPartner: (() => void) | undefined
}

/** What a pilot's result leaves out. */
function PilotNote({ months, words, onPartner }: PilotNoteProps) {
  return (
    <div className={styles.pilot}>
      {months !== undefined && <p>{fillIn(words.pilotEnds, { months })}</p>}
      <p>{words.pilot}</p>
      {onPartner && (
        <Button variant="ghost" size="small" onClick={onPartner}>
          {words.toPartner}
        </Button>
      )}
    </div>
  )
}

interface PurchaseSwitchProps {
  words: ResultWords
  value: Purchase
  onChange(purchase: Purchase): void
}

/** Whether the headline is that of bought or of rented hardware; without script both lines stand below. */
function PurchaseSwitch({ words, value, onChange }: PurchaseSwitchProps) {
  return (
    <Row as="fieldset" className={styles.purchase} data-script-only>
      <legend>{words.purchase}</legend>
      {(['bought', 'rented'] as const).map((purchase) => (
        <label key={purchase}>
          <input
            type="radio"
            name="purchase"
            value={purchase}
            checked={purchase === value}
            onChange={() => onChange(purchase)}
          />
          {words.purchases[purchase]}
        </label>
      ))}
    </Row>
  )
}

/** The value, updated after the browser has painted. */
function useAfterPaint<T>(value: T): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => settle(value))))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return settled
}
