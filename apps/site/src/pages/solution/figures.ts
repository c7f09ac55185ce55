import { technology } from '@repo/platform/facts/claims.ts'
import { formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'

/** The published figures that the page names, as its language writes them. */
export function figures(lang: Lang) {
  const measured = (value: number, unit: string) => `${formatNumber(lang, value)}\u00a0${unit}`
  const { dcVolts, acVolts } = technology.gatewayPower
  // Without a break after the dash.
  const volts = ({ from, to }: { from: number; to: number }) => `${from}–\u2060${to}`
  return {
    rate: measured(technology.updateRateHz, 'Hz'),
    range: measured(technology.rangeM.standard, 'm'),
    live: measured(technology.liveViewLatencyS, 's'),
    analytics: measured(technology.analyticsLatencyMin, 'min'),
    uptime: formatPercent(lang, technology.uptimeShare),
    dc: volts(dcVolts),
    ac: volts(acVolts),
  }
}
