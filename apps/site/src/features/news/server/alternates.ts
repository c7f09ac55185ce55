import { findTranslations } from '@repo/platform/content/server/translations/linked-translations.ts'
import type { Viewing } from '@repo/platform/content/server/lists/visibility.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import type { Database } from '@repo/platform/server/database/tables.ts'
import { pathOf, type Alternate } from '@repo/platform/site/paths.ts'
import { news } from './service.ts'
import type { NewsRow } from './table.ts'

type Addressed = Pick<NewsRow, 'id' | 'family' | 'language' | 'permalink'>

/** Where visitors find each of these articles and its translations. */
export async function findAlternates(
  db: Database,
  rows: readonly Addressed[],
  viewing: Viewing,
): Promise<(row: Addressed) => readonly Alternate[]> {
  const translationsOf = await findTranslations(db, news, rows, viewing)
  return (row) => {
    const group = { ...translationsOf(row), [row.language]: row }
    return alternatesOf(
      langs.flatMap((language) => {
        const translation = group[language]
        return translation ? [{ language, permalink: translation.permalink }] : []
      }),
    )
  }
}

/** In the order of the languages, so that all of a translation group name the same ones. */
export const alternatesOf = (
  group: readonly { language: Lang; permalink?: string }[],
): Alternate[] =>
  group
    .map(({ language, permalink }) => ({ lang: language, path: pathOf(language, permalink) }))
    .toSorted((a, b) => langs.indexOf(a.lang) - langs.indexOf(b.lang))
