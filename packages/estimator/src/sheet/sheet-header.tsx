import { Logo } from '@repo/platform/brand/logo.tsx'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatDate, formatMoney, formatNumber, written } from '@repo/platform/i18n/format.ts'
import { benefitOf } from '../model/breakdown.ts'
import type { Results } from '../model/results.ts'
import { termOf, type SheetData } from './figures.ts'
import styles from './offer-sheet.module.css'

const tenYears = 120
const percent = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

type Row = [label: string, value: string]

/** The company, the date and the headline figures. */
export function SheetHeader(data: SheetData) {
  const { lang, estimate, words, names } = data
  const { facts } = words
  const { companyName } = estimate.input
  const rows: Row[] = [
    ...(companyName ? [[facts.company, companyName] satisfies Row] : []),
    [facts.country, data.countryName],
    [facts.date, formatDate(lang, data.createdAt)],
    [facts.contract, names.choices.contractType[estimate.input.contractType]],
    [
      facts.constants,
      fillIn(facts.version, {
        version: estimate.constantsVersion,
        date: formatDate(lang, data.publishedAt),
      }),
    ],
    [facts.contact, words.contact],
  ]
  return (
    <>
      <header className={styles.head}>
        <Logo />
        <div>
          <h2>{words.title}</h2>
          <p>{words.subject}</p>
        </div>
      </header>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {data.address && (
          <div className={styles.address}>
            <dt>{facts.address}</dt>
            <dd>
              <a href={data.address}>{data.address}</a>
            </dd>
          </div>
        )}
      </dl>
      <section className={styles.keep}>
        <h3>{words.headline.heading}</h3>
        <dl className={styles.headline}>
          {headlineOf(data).map((headline) => (
            <div key={headline.label}>
              <dt>{headline.label}</dt>
              <dd>
                <b>{headline.figure(estimate.results)}</b>
                <span>{bandText(data, headline)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

interface Headline {
  label: string
  figure: (results: Results) => string
  /** From the cautious to the optimistic end. */
  isFalling?: boolean
}

/** The two ends of the band, where they differ. */
function bandText({ estimate, words }: SheetData, { figure, isFalling }: Headline): string {
  const { low: cautious, high: optimistic } = estimate.band
  const low = figure(isFalling ? optimistic : cautious)
  const high = figure(isFalling ? cautious : optimistic)
  return low === high ? '' : fillIn(words.headline.between, { low, high })
}

function headlineOf(data: SheetData): Headline[] {
  const { lang, estimate, words } = data
  const { headline } = words
  const money = (amount: number) => formatMoney(lang, amount, estimate.currency)
  return [
    {
      label: fillIn(headline.investment, { months: termOf(data) }),
      figure: ({ investment }) => money(investment),
      isFalling: true,
    },
    { label: headline.benefit, figure: (results) => money(benefitOf(results)) },
    {
      label: headline.payback,
      figure: ({ paybackMonths }) => payback(data, paybackMonths),
      isFalling: true,
    },
    { label: headline.roi, figure: ({ roi }) => written(lang, roi / 100, percent) },
  ]
}

function payback({ lang, words }: SheetData, months: number | null): string {
  const { headline } = words
  if (months === null) return headline.notReached
  const text = fillIn(headline.months, { months: formatNumber(lang, months, 1) })
  return months > tenYears ? `${text} (${headline.aboveTenYears})` : text
}
