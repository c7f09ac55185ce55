import type { Kysely } from 'kysely'
import { summaryOf } from '@repo/platform/content/server/text/rich-text.ts'

interface Tables {
  news: { id: string; content: string; summary: string }
}

const atOnce = 100

/** The beginning of each article, so that no list of teasers reads whole articles. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('news')
    .addColumn('summary', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  for (let last = ''; ;) {
    const articles = await db
      .selectFrom('news')
      .select(['id', 'content'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const { id, content } of articles)
      await db
        .updateTable('news')
        .set({ summary: summaryOf(content) })
        .where('id', '=', id)
        .execute()
    if (articles.length < atOnce) return
    last = articles.at(-1)!.id
  }
}
