import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import type { PlannerWords as Messages } from '#words/index.ts'

/** What the planner says, with the numbers of the page's language. */
export type PlannerWords = ReturnType<typeof plannerWordsOf>

export function plannerWordsOf(lang: Lang, messages: Messages) {
  const format = new Intl.NumberFormat(localeOf[lang], { maximumFractionDigits: 2 })
  const plural = new Intl.PluralRules(localeOf[lang])
  const number = (value: number) => format.format(value).replace('-', '−')
  return {
    ...messages,
    number,
    metres: (value: number) => `${number(value)} m`,
    /** The first of two texts is for one, the second for several. */
    counted: ([one = '', several = one]: readonly string[], count: number) =>
      filled(plural.select(count) === 'one' ? one : several, { count: number(count) }),
  }
}

/** What is written on the canvas, in which font. */
export type PaintedWords = Pick<PlannerWords, 'number' | 'metres'> & { readonly font: string }

export const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
