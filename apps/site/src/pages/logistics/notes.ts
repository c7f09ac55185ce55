import { byLang } from '@repo/platform/i18n/locales.ts'
import { markedSources } from '@repo/platform/site/sections/footnotes.tsx'
import { logisticsWords as words } from '#words/index.ts'

/** The page's sources: each language names its own law. */
export const notesOf = byLang((lang) => markedSources(words[lang]))
