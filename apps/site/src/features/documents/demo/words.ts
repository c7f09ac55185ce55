import type { Dictionaries } from '@repo/platform/i18n/translate.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { DocumentName } from './names.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import { pt } from './words/pt.ts'

type DemoWords = Translated<typeof en> & Record<DocumentName, unknown>

export const demoWords: Dictionaries<DemoWords> = { en, de, es, fr, it, pt }
