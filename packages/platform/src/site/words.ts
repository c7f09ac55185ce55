import type { Lang } from '#src/i18n/locales.ts'
import type { Translated } from '#src/i18n/translated.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'
import { pt } from './messages/pt.ts'

export type Words = Translated<typeof en>

/** Menu, frame, forms and messages that every page may use, by language. */
export const words: Record<Lang, Words> = { en, de, es, fr, it, pt }
