import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { colon, semicolon } from '@repo/platform/i18n/signs.ts'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import type { FieldKey } from '../form/fields.ts'
import { benefitOf } from '../model/breakdown.ts'
import type { Estimate } from '../model/estimate.ts'
import type { BandedLine } from '../model/lines.ts'
import { keysOf } from '@repo/platform/values/records.ts'
import { paybackName, spentName } from '../result/headline.tsx'
import { monthsText } from '../result/format-result.ts'
import type { EstimatorProps } from './estimator-props.ts'

const quietMs = 1_000

interface AnnouncementProps {
  lang: Lang
  headline: string
  errors: Partial<Record<FieldKey, string>>
  names: Readonly<Record<FieldKey, string>>
}

/**
 * Live region, updated when nothing has changed for a while: first errors, then the headline; not
 * the initial ones. The error of the focused field is left out: screen readers read it with the
 * field.
 */
export function Announcement({ lang, headline, errors, names }: AnnouncementProps) {
  const [said, setSaid] = useState('')
  const known = useRef([headline, errors] as const)
  useEffect(() => {
    const timer = setTimeout(() => {
      const [lastHeadline, last] = known.current
      const name = (document.activeElement as HTMLInputElement).name as FieldKey
      const now = { ...errors, [name]: last[name] }
      const news = keysOf(now)
        .filter((key) => now[key] !== last[key])
        .map((key) => `${names[key]}${colon(lang)}${now[key]}`)
      if (headline !== lastHeadline) news.push(headline)
      known.current = [headline, now]
      setSaid(news.join(' '))
    }, quietMs)
    return () => clearTimeout(timer)
  }, [lang, headline, errors, names])
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  )
}

/** The headline in one sentence, for the live region. */
export function announcementText(
  lang: Lang,
  { results, currency }: Estimate,
  line: BandedLine,
  { result, terms }: EstimatorProps['words'],
): string {
  const payback = monthsText(lang, line.paybackMonths ?? null, result)
  const spent = formatMoney(lang, line.spent, currency)
  const benefit = formatMoney(lang, benefitOf(results), currency)
  const facts = [
    [paybackName(line, result), payback],
    [spentName(line, terms.names.results, result), spent],
    [result.benefit, benefit],
  ]
  return `${facts.map((fact) => fact.join(colon(lang))).join(semicolon(lang))}.`
}
