import type { Kysely } from 'kysely'

interface Tables {
  news: { id: string; content: string }
}

/** An article has up to 500,000 characters. */
const atOnce = 20

/**
 * Articles that were stored while unseen characters could hide the scheme of a link. Nobody has edited
 * them, so their version and the time of their last change stay. Later migrations make their summaries
 * (0026) and index their texts (0060).
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (let last = ''; ;) {
    const articles = await db
      .selectFrom('news')
      .select(['id', 'content'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const { id, content } of articles) {
      const html = cleaned(content)
      if (html !== content)
        await db.updateTable('news').set({ content: html }).where('id', '=', id).execute()
    }
    if (articles.length < atOnce) return
    last = articles.at(-1)!.id
  }
}

/** Control characters, half surrogates, and what makes text read other than it is. */
const unwanted =
  // oxlint-disable-next-line no-control-regex -- the pattern is about control characters
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}|\p{Noncharacter_Code_Point}/gu

/** The stored text was cleaned once: each attribute stands in double quotes, and no value has a `>`. */
const cleaned = (html: string): string =>
  html
    .replace(unwanted, '')
    .replace(/(<a\b[^>]*?) href="([^"]*)"/g, (_, start: string, escaped: string) => {
      const address = escaped.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
      return isAllowed(address.replaceAll('&amp;', '&')) ? `${start} href="${address}"` : start
    })

const schemes = ['http:', 'https:', 'mailto:', 'tel:']
const site = 'https://site.invalid'

function isAllowed(address: string): boolean {
  const url = URL.parse(address, site)
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(address)
  return hasScheme ? schemes.includes(url?.protocol ?? '') : url?.origin === site
}
