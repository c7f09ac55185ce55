import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { iotPlatformWords as words } from '#words/index.ts'
import { figures } from './figures.ts'

type Question = keyof (typeof words)['en']['security']['items']

const questions: readonly Question[] = [
  'exit',
  'data',
  'grain',
  'volume',
  'segments',
  'outage',
  'rules',
]

/** What IT security asks and the product answers for every customer; the marks of footnotes are in it. */
export const ownQuestions = (lang: Lang) =>
  questions.map((key) => {
    const { question, answer } = words[lang].security.items[key]
    return { key, question, answer: fill(lang, answer, figures(lang)) }
  })
