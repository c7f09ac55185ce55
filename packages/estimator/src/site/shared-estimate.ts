import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatDate, formatMoney } from '@repo/platform/i18n/format.ts'
import { basisOf } from '../form/basis.ts'
import { parseFields } from '../form/parse-fields.ts'
import { readLink } from '../form/read-link.ts'
import { estimate } from '../model/estimate.ts'
import { mapValues } from '@repo/platform/values/records.ts'
import type { PriceList } from '../model/price-list.ts'
import type { PublicPriceList } from '../public-price-list.ts'
import { monthsText } from '../result/format-result.ts'
import type { EstimatorProps } from './estimator-props.ts'
import { SharedNotice } from './shared-notice.tsx'

/** What the page says of a link, and the price list with which it shows its estimate. */
export interface SharedEstimate {
  texts: readonly string[]
  /** Absent: today's. */
  prices?: { priceList: PriceList; publishedAt: string }
}

export { readLink, SharedNotice }

export type Link = NonNullable<ReturnType<typeof readLink>>

/** Whether the visitor wrote what the address holds, here or on this page in another language. */
export function isOwnAddress(hasArrived: boolean): boolean {
  if ((history.state as { isOwn?: boolean } | null)?.isOwn) return true
  const from = URL.parse(document.referrer)
  // After the language, such as "/de", the path of the same page is the same.
  const isSamePage = from?.pathname.slice(3) === location.pathname.slice(3)
  return hasArrived && isSamePage && from?.origin === location.origin
}

/** Fetches the price list of a link where it is not today's. */
export async function openLink(
  props: EstimatorProps,
  link: Link,
  isOwn: boolean,
): Promise<SharedEstimate> {
  const { lang, words, priceList } = props
  const { estimator } = words.form
  const { inputs } = words.terms.names
  const list = new Intl.ListFormat(lang).format(link.damaged.map((key) => inputs[key]))
  const damaged = link.damaged.length > 0 ? [fillIn(estimator.damaged, { fields: list })] : []
  const { version, date, hasPlan } = link
  if (version === undefined || date === undefined)
    return { texts: hasPlan ? [...damaged, estimator.fromPlan] : damaged }
  const { companyName } = link.values
  const company = companyName ? `, ${companyName}` : ''
  const origin = fillIn(estimator.shared, { version, date: formatDate(lang, date), company })
  if (version === priceList.version)
    return { texts: isOwn ? damaged : [...damaged, origin, estimator.sharedSame] }
  const prices = await fetchPriceList(version, priceList).catch(() => undefined)
  const today = { version: priceList.version }
  if (!prices) return { texts: [...damaged, origin, fillIn(estimator.sharedLost, today)] }
  const { given } = parseFields(lang, { companyName: '–', ...link.values })
  if (!given) return { texts: [...damaged, origin], prices }
  const { quantities } = basisOf(link.values)
  const { results, currency } = estimate(given, priceList, quantities)
  const text = fillIn(estimator.sharedToday, {
    ...today,
    payback: monthsText(lang, results.paybackMonths, words.result),
    investment: formatMoney(lang, results.investment, currency),
  })
  return { texts: [...damaged, origin, text], prices }
}

/** A price list as it was published, without what a constant rests on. */
async function fetchPriceList(version: number, today: PriceList) {
  const response = await fetch(`/prices/${version}.json`)
  if (!response.ok) throw new Error(response.statusText)
  const { publishedAt, constants, ...rest } = (await response.json()) as PublicPriceList
  const known = mapValues(today.constants, (constant, key) => ({
    ...constant,
    source: '',
    ...constants[key],
  }))
  const priceList: PriceList = {
    ...rest,
    constants: known,
    // Browsers keep the file for a year: it may be from before a use case or an industry.
    weights: mapValues(today.weights, (levers, key) => ({ ...levers, ...rest.weights[key] })),
    industryFactors: { ...today.industryFactors, ...rest.industryFactors },
    operatorBases: {},
  }
  return { priceList, publishedAt }
}
