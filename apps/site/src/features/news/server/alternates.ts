import { findCounterparts } from '@repo/platform/content/server/translations/counterparts.ts'
import type { Viewing } from '@repo/platform/content/server/lists/visibility.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import type { Database } from '@repo/platform/server/database/tables.ts'
import { pathOf, type Alternate } from '@repo/platform/site/paths.ts'
import { news } from './service.ts'
import type { NewsRow } from './table.ts'

type Addressed = Pick<NewsRow, 'id' | 'family' | 'language' | 'permalink'>

/** Where visitors find each of these articles and its counterparts. */
export async function findAlternates(
  db: Database,
  rows: readonly Addressed[],
  viewing: Viewing,
): Promise<(row: Addressed) => readonly Alternate[]> {
  const counterpartsOf = await findCounterparts(db, news, rows, viewing)
  return (row) => {
    const family = Object.entries({ ...counterpartsOf(row), [row.language]: row })
    return alternatesOf(
      family.map(([language, { permalink }]) => ({ language: language as Lang, permalink })),
    )
  }
}

/** In the order of the languages, so that all of a family name the same ones. */
export const alternatesOf = (
  family: readonly { language: Lang; permalink?: string }[],
): Alternate[] =>
  family
    .map(({ language, permalink }) => ({ lang: language, path: pathOf(language, permalink) }))
    .toSorted((a, b) => langs.indexOf(a.lang) - langs.indexOf(b.lang))
