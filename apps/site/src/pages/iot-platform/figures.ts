import { technology } from '@repo/platform/facts/claims.ts'
import { formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'

/** What the page computes with, for example: its own figures come from `technology`. */
const example = { trucks: 25, speedKmh: 10, hoursADay: 16 } as const

const { liveViewLatencyS, analyticsLatencyMin, updateRateHz, uptimeShare } = technology

/** Metres that a truck drives while its picture ages, to the tenth that the page states and draws. */
export const movedM = Math.round((example.speedKmh / 3.6) * liveViewLatencyS * 10) / 10
const positionsASecond = example.trucks * updateRateHz
const positionsADay = positionsASecond * 3_600 * example.hoursADay
const outageShare = 1 - uptimeShare

/** Every figure of the page as its language writes it. */
export function figures(lang: Lang) {
  const measured = (value: number, unit: string, digits = 0) =>
    `${formatNumber(lang, value, digits)}\u00a0${unit}`
  return {
    live: measured(liveViewLatencyS, 's'),
    analytics: measured(analyticsLatencyMin, 'min'),
    aDay: measured(24, 'h'),
    speed: measured(example.speedKmh, 'km/h'),
    moved: measured(movedM, 'm', 1),
    trucks: String(example.trucks),
    rate: measured(updateRateHz, 'Hz'),
    hours: measured(example.hoursADay, 'h'),
    perSecond: formatNumber(lang, positionsASecond),
    day: formatNumber(lang, positionsADay / 1_000_000),
    uptime: formatPercent(lang, uptimeShare),
    year: measured(outageShare * 365 * 24, 'h', 1),
    month: measured(outageShare * 30 * 24, 'h', 1),
  }
}
