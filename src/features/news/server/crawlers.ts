import type { Lang } from '#src/i18n/locales.ts'
import type { Store } from '#src/server/database/store.ts'

/** The address and last change of every visible article, for the sitemap. */
export async function listVisibleAddresses(store: Store) {
  const rows = await store.db
    .selectFrom('news')
    .select(['language', 'permalink', 'updated_at'])
    .where('published', '=', true)
    .where('active', '=', true)
    .orderBy('published_at', 'desc')
    .limit(40_000)
    .execute()
  return rows.map(
    ({
      language,
      permalink,
      updated_at,
    }): { lang: Lang; permalink: string; updatedAt: string } => ({
      lang: language,
      permalink,
      updatedAt: updated_at,
    }),
  )
}
