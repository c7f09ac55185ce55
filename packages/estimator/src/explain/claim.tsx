import { averagePaybackMonths } from '@repo/platform/facts/claims.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import type { ClaimFigures } from '../model/claim-figures.ts'
import { keysOf } from '@repo/platform/values/records.ts'
import type { MethodPart } from './method-parts.tsx'
import { Prose } from '@repo/platform/ui/prose.tsx'
import { Fold } from '@repo/platform/ui/fold.tsx'
import styles from './method.module.css'
import type { MethodTexts } from './method-texts.ts'

interface ClaimProps extends MethodPart {
  texts: Pick<MethodTexts, 'fees' | 'perTruck'>
  figures: ClaimFigures
}

/** What the stated average is based on, and what moves it most. */
export function Claim({ lang, texts, words, terms, figures }: ClaimProps) {
  const { sites, mean, shareUnder, noFees, variants } = figures
  const months = (value: number | null) =>
    value === null ? terms.label.notReached : formatNumber(lang, value, 1)
  const values = {
    claim: averagePaybackMonths,
    sites: formatNumber(lang, sites),
    mean: months(mean),
    share: formatPercent(lang, shareUnder),
    noFees: months(noFees.mean),
    noFeesShare: formatPercent(lang, noFees.shareUnder),
  }
  const { claim } = words
  return (
    <Fold title={fillIn(claim.title, values)}>
      <div id="average" className={styles.claim}>
        <Prose>
          <p>
            {claim.sites.split(/\{(fees|perTruck)\}/).map((part, at) =>
              at % 2 ? (
                <span key={part} data-text={part}>
                  {part === 'fees' ? texts.fees : texts.perTruck}
                </span>
              ) : (
                fillIn(part, values)
              ),
            )}
          </p>
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
        </Prose>
      </div>
    </Fold>
  )
}
