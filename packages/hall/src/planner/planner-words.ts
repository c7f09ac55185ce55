import type { BrowserWords } from './browser-words.ts'

/** What the planner says, with the numbers of the page's language. */
export type PlannerWords = ReturnType<typeof wordsOf>

export function wordsOf(panel: HTMLElement) {
  const { lang } = document.documentElement
  const texts = JSON.parse(panel.dataset.words ?? '') as BrowserWords
  const format = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 })
  const plural = new Intl.PluralRules(lang)
  const number = (value: number) => format.format(value).replace('-', '−')
  return {
    ...texts,
    number,
    metres: (value: number) => `${number(value)} m`,
    /** The first of two texts is for one, the second for several. */
    counted: ([one = '', several = one]: readonly string[], count: number) =>
      filled(plural.select(count) === 'one' ? one : several, { count: number(count) }),
    font: getComputedStyle(panel).fontFamily,
  }
}

export const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
