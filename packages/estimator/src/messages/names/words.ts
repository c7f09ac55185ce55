import { byLang } from '@repo/platform/i18n/locales.ts'
import { factsWords } from '@repo/platform/words/index.ts'
import { namesWords } from '#words/index.ts'
import { namesOf, type RoiNames } from './names-of.ts'

export type { RoiNames } from './names-of.ts'

/** What inputs, their options, results and constants are called: form, results, sheet and method agree. */
export const roiNames: Record<keyof typeof namesWords, RoiNames> = byLang((lang) =>
  namesOf(namesWords[lang], factsWords[lang]),
)
