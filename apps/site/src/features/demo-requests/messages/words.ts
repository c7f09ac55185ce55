import { byLang, type Lang } from '@repo/platform/i18n/locales.ts'
import { factsWords } from '@repo/platform/words/index.ts'
import { demoRequestsWords } from '#words/index.ts'

export type DemoRequestWords = ReturnType<typeof wordsIn>

/** The form's own texts, with the names of industries and use cases that all features share. */
function wordsIn(lang: Lang) {
  const { industries, useCases } = factsWords[lang]
  const own = demoRequestsWords[lang]
  return { ...own, industries, useCases: { ...useCases, ...own.useCases } }
}

export const demoRequestWords = byLang(wordsIn)
