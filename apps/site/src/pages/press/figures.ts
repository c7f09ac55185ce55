import { brand } from '@repo/platform/brand/brand.ts'
import { measure } from '@repo/pictures/plan/measure.ts'
import { caseResults, technology, type CaseKey } from '@repo/platform/facts/claims.ts'
import { formatPercent } from '@repo/platform/i18n/format.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'

/** What the texts of the page are filled in with. */
export function figures(lang: Lang, legalName: string) {
  const locale = localeOf[lang]
  const { rangeM } = technology
  return {
    brand: brand.name,
    legal: legalName,
    year: String(brand.founded),
    accuracy: measure(locale, technology.accuracyCm, 'cm'),
    rate: measure(locale, technology.updateRateHz, 'Hz'),
    range: measure(locale, rangeM.standard, 'm'),
    rangeLonger: measure(locale, rangeM.withAntenna[0], 'm'),
    rangeLongest: measure(locale, rangeM.withAntenna[1], 'm'),
    live: measure(locale, technology.liveViewLatencyS, 's'),
    analytics: measure(locale, technology.analyticsLatencyMin, 'min'),
    uptime: formatPercent(lang, technology.uptimeShare),
    impacts: shareOf(lang, 'impacts'),
    search: shareOf(lang, 'search'),
  }
}

const shareOf = (lang: Lang, key: CaseKey) =>
  formatPercent(lang, Math.abs(caseResults.find((result) => result.key === key)?.share ?? 0))
