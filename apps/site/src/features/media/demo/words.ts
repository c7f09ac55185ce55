import type { Dictionaries } from '@repo/platform/i18n/translate.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { FilmName } from './names.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import { pt } from './words/pt.ts'

type DemoWords = Translated<typeof en> & Record<FilmName, unknown>

/** Title of each film, and what happens in it, line by line. */
export const demoWords: Dictionaries<DemoWords> = { en, de, es, fr, it, pt }
