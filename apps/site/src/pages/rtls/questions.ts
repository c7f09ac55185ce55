import type { Lang } from '@repo/platform/i18n/locales.ts'
import { withoutMarks } from '@repo/platform/site/without-marks.ts'
import { rtlsWords } from '#words/index.ts'
import { stated } from './figures.ts'

/** What the specification of the product line states, each with its condition on a line of its own. */
export function technologyQuestions(lang: Lang) {
  const texts: Readonly<Record<string, unknown>> = rtlsWords[lang].specification
  return Object.values(stated(lang).rows).flatMap((group) =>
    Object.entries(group).map(([key, value]) => {
      const text = texts[key]
      const [label, condition] = Array.isArray(text) ? text.map(String) : [key]
      const answer = [value, condition].filter(Boolean).map((part) => withoutMarks(String(part)))
      return { key, question: label ?? key, answer: answer.join('\n') }
    }),
  )
}
