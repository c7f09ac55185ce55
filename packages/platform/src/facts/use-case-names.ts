import { byLang, type Lang } from '#src/i18n/locales.ts'
import { factsWords } from '#words/index.ts'
import type { UseCase } from './use-cases.ts'

export const namesOfUseCases: Readonly<Record<Lang, Readonly<Record<UseCase, string>>>> = byLang(
  (lang) => factsWords[lang].useCases,
)
