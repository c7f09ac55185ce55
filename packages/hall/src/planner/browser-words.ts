import type { Lang } from '@repo/platform/i18n/locales.ts'
import { plannerWords as words } from '#words/index.ts'

/** What the server hands to the scripts in an attribute of the panel. */
export type BrowserWords = ReturnType<typeof browserWords>

export function browserWords(lang: Lang) {
  const { spoken, objects, tools, lists, fields, hall, problems, picture } = words[lang]
  return { spoken, objects, tools, lists, fields, hall, problems, picture }
}
