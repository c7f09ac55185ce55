import type { Dictionaries } from '@repo/platform/i18n/translate.ts'
import { documentsDemoWords, type DocumentsDemoWords } from '#words/index.ts'
import type { DocumentName } from './names.ts'

export const demoWords: Dictionaries<DocumentsDemoWords & Record<DocumentName, unknown>> =
  documentsDemoWords
