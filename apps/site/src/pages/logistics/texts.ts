import { measure } from '@repo/pictures/plan/measure.ts'
import { hoursWhenDue } from '@repo/pictures/scenes/fleet-maintenance.tsx'
import { parkedTrucks } from '@repo/pictures/scenes/fleet-right-sizing.tsx'
import { casesWords } from '@repo/platform/words/index.ts'
import { technology } from '@repo/platform/facts/claims.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'

/** Of a truck between racks, km/h. */
const usualSpeed = 10

/** A text of the page with the figures of the ledger and of the drawings in its places. */
export function filled(lang: Lang, text: string): string {
  return text.includes('{') ? fill(lang, text, valuesOf(lang)) : text
}

function valuesOf(lang: Lang) {
  const locale = localeOf[lang]
  return {
    rate: technology.updateRateHz,
    seconds: technology.liveViewLatencyS,
    minutes: technology.analyticsLatencyMin,
    speed: measure(locale, usualSpeed, 'km/h'),
    way: measure(locale, (usualSpeed / 3.6) * technology.liveViewLatencyS, 'm', 1),
    hours: formatNumber(lang, hoursWhenDue),
    searchSpan: casesWords[lang].searchSpan,
    parked: parkedTrucks,
  }
}
