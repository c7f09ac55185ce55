import { formatNumber } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { valueAt, type Course } from './course.ts'
import { axisTicks, moneyUnit, monthsAxis } from './axes.ts'

/** What is spent, what a month brings, and when the one has paid for the other (null: never). */
export interface Outlook {
  spent: number
  perMonth: number
  /** What a month brings later, less the costs that go on. */
  later?: Course['later']
  payback: number | null
}

export interface Outlooks {
  optimistic: Outlook
  middle: Outlook
  cautious: Outlook
}

const courseOf = ({ spent, perMonth, later = [] }: Outlook): Course => ({
  start: -spent,
  perMonth,
  later,
})

/** The properties of the chart of an estimate, and whether its amounts are in millions. */
export function paybackCurve(lang: Lang, outlooks: Outlooks) {
  const middle = courseOf(outlooks.middle)
  const cautious = courseOf(outlooks.cautious)
  const optimistic = courseOf(outlooks.optimistic)
  const { payback } = outlooks.middle
  const { months, step } = monthsAxis(payback, outlooks.cautious.payback)
  const bottom = Math.min(middle.start, cautious.start, optimistic.start) * 1.04
  const top = Math.max(valueAt(middle, months), -bottom * 0.4)
  const ticks = axisTicks(bottom, top)
  const { unit, digits, isMillions } = moneyUnit(ticks)
  const level = (value: number) =>
    (value > 0 ? '+' : '') + formatNumber(lang, value / unit, value ? digits : 0)
  const { optimistic: early, cautious: late } = outlooks
  const crossings = [early.payback, payback, late.payback].flatMap((month) =>
    month !== null && month <= months
      ? [{ month, label: formatNumber(lang, month, 1), isMain: month === payback }]
      : [],
  )
  const levels = ticks.map((value) => ({ value, label: level(value) }))
  const chart = { months, step, bottom, top, levels, optimistic, middle, cautious, crossings }
  return { chart, isMillions }
}
