import type { Dictionaries } from '@repo/platform/i18n/translate.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

/** What the drawings of the articles show, in words. */
export const pictureWords: Dictionaries<Translated<typeof en>> = { en, de, es, fr, it, pt }
