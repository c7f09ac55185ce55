import { useLayoutEffect } from 'react'
import { brand } from '@repo/platform/brand/brand.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatMoney, formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import { localeOf } from '@repo/platform/i18n/locales.ts'
import { bandedCount } from '../model/price-list.ts'
import { countTolerance, isCountFitted } from '../model/quantities.ts'
import { BreakEvenFigure } from './break-even-figure.tsx'
import { ConstantTables } from './constant-tables.tsx'
import { InputTable, PartsTables, ResultTable } from './figure-tables.tsx'
import { termOf, type SheetData } from './figures.ts'
import { FormulaList } from './formula-list.tsx'
import { LinesTable } from './lines-table.tsx'
import styles from './offer-sheet.module.css'
import { SheetHeader } from './sheet-header.tsx'
import { usedIn } from './used.ts'

/** The printable estimate; while it is rendered, the page prints it alone. */
export function OfferSheet(data: SheetData) {
  useFileName(data)
  const used = usedIn(data)
  return (
    <article className={styles.sheet} data-sheet lang={localeOf[data.lang]}>
      <SheetHeader {...data} />
      <LinesTable {...data} />
      <div className={`${styles.pair} ${styles.chart}`}>
        <BreakEvenFigure {...data} />
        <div>
          <PartsTables {...data} />
        </div>
      </div>
      <ResultTable {...data} />
      <div className={styles.page}>
        <InputTable {...data} />
        <Assumptions {...data} />
        <ConstantTables {...data} used={used} />
      </div>
      <FormulaList {...data} used={used} />
    </article>
  )
}

/** The assumptions behind the figures. */
function Assumptions(data: SheetData) {
  const { estimate, words } = data
  return (
    <section className={styles.keep}>
      <h3>{words.assumptions.heading}</h3>
      <ul className={styles.assumptions}>
        {sentencesOf(data).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {estimate.warnings.map((warning) => (
          <li key={warning}>
            <b>{words.assumptions[warning]}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function sentencesOf(data: SheetData): string[] {
  const { lang, estimate, priceList, words, names } = data
  const { assumptions } = words
  const { input, results, defaultsUsed } = estimate
  const rental = priceList.constants.rentalMonths.value
  const isPilot = input.contractType === 'pilot'
  return [
    assumptions.estimate,
    assumptions.vat,
    fillIn(assumptions.term, { months: termOf(data) }),
    ...countSentences(data),
    isPilot
      ? assumptions.pilot
      : fillIn(assumptions.hardware, {
          months: rental,
          amount: formatMoney(lang, Math.round(results.hardwareCost / rental), estimate.currency),
        }),
    fillIn(assumptions.band, { count: bandedCount(priceList) }),
    defaultsUsed.length
      ? fillIn(assumptions.defaults, {
          names: defaultsUsed.map((key) => names.inputs[key]).join(' · '),
        })
      : assumptions.noDefaults,
  ]
}

/** How the anchors were counted, and which figures are still the example's. */
function countSentences({ lang, estimate, priceList, basis, words, names }: SheetData): string[] {
  const { plan, counted, partly } = words.assumptions
  const { quantities, input } = estimate
  const number = (value: number) => formatNumber(lang, value)
  const isFitted = priceList.model !== 1 && isCountFitted(input)
  const kept = basis?.kept.map((key) => names.inputs[key]) ?? []
  return [
    ...(quantities
      ? [
          fillIn(plan, {
            anchors: number(quantities.anchors),
            gateways: number(quantities.gateways),
            switches: number(quantities.switches),
            cable: number(quantities.cableMetres),
          }),
        ]
      : []),
    ...(!quantities && isFitted
      ? [fillIn(counted, { tolerance: formatPercent(lang, countTolerance) })]
      : []),
    ...(kept.length > 0 ? [fillIn(partly, { names: kept.join(' · ') })] : []),
  ]
}

const forbiddenInFileNames = /[\\/:*?"<>|]+/g

/** Sets the page's title, which browsers propose as file name of a PDF. */
function useFileName({ words, estimate, createdAt }: SheetData): void {
  const name = fillIn(words.fileName, {
    brand: brand.name,
    company: estimate.input.companyName,
    date: createdAt.slice(0, 10),
  }).replace(forbiddenInFileNames, ' ')
  useLayoutEffect(() => {
    const before = document.title
    document.title = name
    return () => {
      document.title = before
    }
  }, [name])
}
