import { formatNumber, formatPercent, written } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { ShiftFigures } from '#src/model/shift/figures.ts'
import { keysOf } from '@repo/platform/values/records.ts'

interface KpiLook {
  readonly of: keyof ShiftFigures
  readonly unit?: 's' | 'km' | 'min' | 'kWh' | 'share'
  readonly digits: number
  /** Of a mean of several runs. */
  readonly meanDigits?: number
}

/** The key figures of a shift in the order of their table, those that tracking changes most first. */
export const kpis = {
  nearMisses: { of: 'nearMisses', digits: 0 },
  search: { of: 'searchMinutes', unit: 'min', digits: 1 },
  fifo: { of: 'fifoViolations', digits: 0, meanDigits: 2 },
  responseMedian: { of: 'responseMedian', unit: 's', digits: 1 },
  done: { of: 'donePerHour', digits: 0 },
  responseP95: { of: 'responseP95', unit: 's', digits: 1 },
  cycle: { of: 'cycle', unit: 's', digits: 1 },
  retrieval: { of: 'retrieval', unit: 's', digits: 1 },
  kmEmpty: { of: 'kmEmpty', unit: 'km', digits: 1 },
  kmLoaded: { of: 'kmLoaded', unit: 'km', digits: 1 },
  utilisation: { of: 'utilisation', unit: 'share', digits: 1 },
  idle: { of: 'idleShare', unit: 'share', digits: 1 },
  blocked: { of: 'blockedShare', unit: 'share', digits: 1 },
  speeding: { of: 'speedingMinutes', unit: 'min', digits: 1 },
  energy: { of: 'kilowattHours', unit: 'kWh', digits: 1 },
} as const satisfies Record<string, KpiLook>

export type Kpi = keyof typeof kpis
export const kpiNames = keysOf(kpis)

export const kpiOf = (figures: ShiftFigures, name: Kpi): number | undefined =>
  figures[kpis[name].of]

/** With its unit; a dash where there is no value. */
export function kpiText(
  lang: Lang,
  name: Kpi,
  value: number | undefined,
  of: 'run' | 'mean' = 'run',
): string {
  const look: KpiLook = kpis[name]
  const { unit } = look
  const digits = of === 'mean' ? (look.meanDigits ?? look.digits) : look.digits
  if (value === undefined) return '–'
  if (unit === 'share')
    return written(lang, value, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  const number = formatNumber(lang, value, digits)
  return unit ? `${number}\u00a0${unit}` : number
}

/** Undefined where one is missing or there was nothing to change. */
export const changeOf = (without?: number, withLocation?: number): number | undefined =>
  without && withLocation !== undefined ? withLocation / without - 1 : undefined

/** A change with its sign; what rounds to nothing has none, and what has no measure a dash. */
export function changeText(lang: Lang, change: number | undefined): string {
  if (change === undefined) return '–'
  const percent = Math.round(100 * change)
  return `${percent > 0 ? '+' : ''}${formatPercent(lang, percent / 100 || 0)}`
}
