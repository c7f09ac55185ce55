import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { materialRows } from '../placement/material-rows.ts'
import { hallFigures } from '../site/figures.ts'
import { simulatorWords as pageWords, placementWords, exportsWords as words } from '#words/index.ts'

/** What the server hands to the scripts in an attribute of the panel. */
export type BrowserWords = ReturnType<typeof browserWords>

export function browserWords(lang: Lang) {
  const { classes } = pageWords[lang].map
  const { title, item, rows } = pageWords[lang].materials
  const { count, tagsSpare } = placementWords[lang].materials
  const { fine, good, weak, longestCable: limit } = hallFigures(lang)
  return {
    ...words[lang].script,
    classes: {
      fine: fill(lang, classes.fine, { limit: fine }),
      good: fill(lang, classes.good, { limit: good }),
      weak: fill(lang, classes.weak, { limit: weak }),
      none: classes.none,
    },
    materials: {
      title,
      head: [item, count] as const,
      rows: materialRows.map((key) => ({
        key,
        name: key === 'tags' ? tagsSpare : fill(lang, rows[key], { limit }),
      })),
    },
  }
}
