import { fill } from '@repo/platform/i18n/translate.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { hallFigures } from './figures.ts'
import { simulatorWords as words } from '#words/index.ts'

/** What a map's legend says; server only, since it counts the anchors of the page's hall. */
export function legendWords(lang: Lang) {
  const { legend, classes, anchor } = words[lang].map
  const { fine, good, weak } = hallFigures(lang)
  return {
    legend,
    anchor,
    classes: {
      fine: fill(lang, classes.fine, { limit: fine }),
      good: fill(lang, classes.good, { limit: good }),
      weak: fill(lang, classes.weak, { limit: weak }),
      none: classes.none,
    },
  }
}

export type LegendWords = ReturnType<typeof legendWords>
