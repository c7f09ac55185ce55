import type { Lang } from '#src/i18n/locales.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'
import { pt } from './messages/pt.ts'
import type { UseCase } from './use-cases.ts'

export const namesOfUseCases: Readonly<Record<Lang, Readonly<Record<UseCase, string>>>> = {
  en: en.useCases,
  de: de.useCases,
  es: es.useCases,
  fr: fr.useCases,
  it: it.useCases,
  pt: pt.useCases,
}
