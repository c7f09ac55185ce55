import { technology } from '#src/facts/claims.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { fill } from '#src/i18n/translate.ts'
import type { FloorLabels } from '#src/drawings/floor/labels.ts'
import { words } from './words.ts'

/** Of the large picture and of those that show the same hall. */
export function floorLabels(lang: Lang): FloorLabels {
  const { floor, facts } = words[lang]
  const accuracyClaim = fill(lang, facts.accuracy.value, { number: technology.accuracyCm })
  return { ...floor, live: { ...floor.live, accuracyClaim } }
}
