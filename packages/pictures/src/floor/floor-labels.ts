import { floorWords as words } from '#words/index.ts'
import { technology } from '@repo/platform/facts/claims.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import type { FloorLabels } from './labels.ts'

/** Of every picture that shows the sample hall. */
export function floorLabels(lang: Lang): FloorLabels {
  const floor = words[lang]
  const accuracyClaim = fill(lang, floor.accuracyClaim, { number: technology.accuracyCm })
  return { ...floor, accuracyClaim }
}
