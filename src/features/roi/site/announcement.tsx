import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { benefitOf } from '../model/breakdown.ts'
import type { Estimate } from '../model/estimate.ts'
import { monthsText } from '../result/format-result.ts'
import type { EstimatorProps } from './estimator-props.ts'

const quietMs = 1_000

/** Reads a changed sentence out once it has stayed the same for a while; not the first one. */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  const known = useRef(text)
  useEffect(() => {
    if (text === known.current) return undefined
    const timer = setTimeout(() => {
      known.current = text
      setSaid(text)
    }, quietMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  )
}

/** The headline of a result in one sentence. */
export function spoken(
  lang: Lang,
  { results, currency }: Estimate,
  { result, terms }: EstimatorProps['words'],
): string {
  const payback = monthsText(lang, results.paybackMonths, result)
  const investment = formatMoney(lang, results.investment, currency)
  const benefit = formatMoney(lang, benefitOf(results), currency)
  return `${result.payback}: ${payback}; ${terms.names.results.investment}: ${investment}; ${result.benefit}: ${benefit}.`
}
