import { plainText, summaryOf } from '@repo/platform/content/server/text/rich-text.ts'
import type { WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { indexItem } from '@repo/platform/server/search/search.ts'

/** An article has up to 500,000 characters. */
const atOnce = 20

/**
 * Articles that were stored while unseen characters could hide the scheme of a link. Nobody has
 * edited them: their version and the time of their last change stay.
 */
export async function up(db: WriteTransaction): Promise<void> {
  const { cleanRichText } = await import('@repo/platform/content/server/text/clean-rich-text.ts')
  for (let last = ''; ;) {
    const articles = await db
      .selectFrom('news')
      .select(['id', 'language', 'title', 'categories', 'content'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const { id, language, title, categories, content } of articles) {
      const { html } = cleanRichText(content)
      if (html === content) continue
      await db
        .updateTable('news')
        .set({ content: html, summary: summaryOf(html) })
        .where('id', '=', id)
        .execute()
      const text = [title, categories.join(' '), plainText(html)].join('\n')
      await indexItem(db, { kind: 'news', id, language, text })
    }
    if (articles.length < atOnce) return
    last = articles.at(-1)!.id
  }
}
