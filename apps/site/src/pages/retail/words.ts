import { byLang } from '@repo/platform/i18n/locales.ts'
import { factsWords } from '@repo/platform/words/index.ts'
import { retailWords } from '#words/index.ts'

/** The page's own texts, with the names of the use cases. */
export const words = byLang((lang) => ({
  ...retailWords[lang],
  useCases: factsWords[lang].useCases,
}))
