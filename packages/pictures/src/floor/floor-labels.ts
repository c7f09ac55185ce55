import { technology } from '@repo/platform/facts/claims.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill, type Dictionaries } from '@repo/platform/i18n/translate.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { FloorLabels } from './labels.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'
import { pt } from './messages/pt.ts'

const words: Dictionaries<Translated<typeof en>> = { en, de, es, fr, it, pt }

/** Of every picture that shows the sample hall. */
export function floorLabels(lang: Lang): FloorLabels {
  const floor = words[lang]
  const accuracyClaim = fill(lang, floor.live.accuracyClaim, { number: technology.accuracyCm })
  return { ...floor, live: { ...floor.live, accuracyClaim } }
}
