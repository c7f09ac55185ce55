import { averagePaybackMonths } from '@repo/platform/facts/claims.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatMoney, formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import type { ClaimFigures } from '../model/claim-figures.ts'
import { portfolioFees } from '../model/portfolio.ts'
import { countryRow } from '../model/price-list.ts'
import { keysOf } from '../model/records.ts'
import type { MethodPart } from './method-parts.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './method.module.css'

interface ClaimProps extends MethodPart {
  /** For which the page is rendered. */
  country: string
  figures: ClaimFigures
}

/** What the stated average is based on, and what moves it most. */
export function Claim({ lang, priceList, country, words, terms, figures }: ClaimProps) {
  const { sites, mean, shareUnder, noFees, variants } = figures
  const { fx, currency } = countryRow(priceList, country)
  const months = (value: number | null) =>
    value === null ? terms.label.notReached : formatNumber(lang, value, 1)
  const money = (amount: number) => formatMoney(lang, amount * fx, currency)
  const values = {
    claim: averagePaybackMonths,
    sites: formatNumber(lang, sites),
    fees: money(portfolioFees.fixed),
    perTruck: money(portfolioFees.perTruck),
    mean: months(mean),
    share: formatPercent(lang, shareUnder),
    noFees: months(noFees.mean),
    noFeesShare: formatPercent(lang, noFees.shareUnder),
  }
  const { claim } = words
  return (
    <Columns widths="5-7" from="large" gap="300 800" className={styles.claim}>
      <h3>{fillIn(claim.title, values)}</h3>
      <div>
        <p>{fillIn(claim.sites, values)}</p>
        <p>{fillIn(claim.noFees, values)}</p>
        <p>{claim.moves}</p>
        <ul>
          {keysOf(variants).map((variant) => (
            <li key={variant}>
              {fillIn(claim.variants[variant], { months: months(variants[variant]) })}
            </li>
          ))}
        </ul>
        <p>{claim.verdict}</p>
      </div>
    </Columns>
  )
}
