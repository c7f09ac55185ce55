import type { Kysely } from 'kysely'
import { summaryOf } from './frozen/summary.ts'

interface Tables {
  news: { id: string; content: string; summary: string }
}

const atOnce = 100

/** Summaries end with a sentence or a clause; those that were stored before could end anywhere. */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (let last = ''; ;) {
    const articles = await db
      .selectFrom('news')
      .select(['id', 'content', 'summary'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const { id, content, summary } of articles) {
      const whole = summaryOf(content)
      if (whole !== summary)
        await db.updateTable('news').set({ summary: whole }).where('id', '=', id).execute()
    }
    if (articles.length < atOnce) return
    last = articles.at(-1)!.id
  }
}
