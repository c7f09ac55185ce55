import type { Viewing } from '@repo/platform/content/server/lists/visibility.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import type { Database } from '@repo/platform/server/database/tables.ts'
import { playerAddress } from '@repo/platform/rest/players.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { remoteFilmWords } from '@repo/platform/words/index.ts'
import { whereVisibleNews } from './lists.ts'

/** A link to an article in clean rich text. */
const articleLink = /<a data-item="([^"]*)" href="([^"]*)">([\s\S]*?)<\/a>/g

export interface Linked {
  html: string
  /** The ids of the articles that the text leads to, visible or not. */
  linked: readonly string[]
}

/**
 * A text as visitors read it: a link to an article has the address that this has now, and leaves its
 * words alone where nobody sees the article.
 */
export async function withPresentLinks(
  db: Database,
  viewing: Viewing,
  html: string,
): Promise<Linked> {
  const linked = [...new Set([...html.matchAll(articleLink)].map(([, id = '']) => id))]
  if (!linked.length) return { html, linked }
  const rows = await db
    .selectFrom('news')
    .select(['id', 'language', 'permalink'])
    .where('id', 'in', linked)
    .where(whereVisibleNews(viewing))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const present = html.replace(articleLink, (_, id: string, href: string, words: string) => {
    const row = byId.get(id)
    const [place = ''] = /#[^#]*$/.exec(href) ?? []
    return row ? `<a href="${pathOf(row.language, row.permalink)}${place}">${words}</a>` : words
  })
  return { html: present, linked }
}

/** A text that writes of the attribute which names a script, for which the server would put an address there. */
export const withoutScriptNames = (html: string): string =>
  html.replaceAll('data-enhance=', 'data-enhance&#61;')

/** A film of another host in clean rich text; without its attribute it is a link in a paragraph. */
const film = /<p data-embed="video"><a href="([^"]*)">([\s\S]*?)<\/a><\/p>/g

/** A text whose films are loaded when a visitor presses, and lead to their host without script. */
export function withFilms(lang: Lang, html: string, hosts: readonly string[]): string {
  const words = remoteFilmWords[lang]
  return html.replace(film, (_, href: string, title: string) => {
    const link = `<a href="${href}" rel="noopener">`
    const address = URL.parse(href.replaceAll('&amp;', '&'))
    if (address?.protocol !== 'https:') return `<p>${link}${title}</a></p>`
    const host = address.hostname.replace(/^www\./, '')
    const player = hosts.includes(address.hostname) ? playerAddress(address.href) : undefined
    const name = title.replace(/<[^>]*>/g, '').replaceAll('"', '&quot;')
    const button = player
      ? `<button type="button" hidden data-player="${player.replaceAll('&', '&amp;')}" title="${name}">${fill(lang, words.load, { host })}</button>`
      : ''
    const told = player ? `<span>${fill(lang, words.told, { host })}</span>` : ''
    const enhance = player ? ' data-enhance="player"' : ''
    return `<figure data-film=""><div${enhance}><p>${link}${fill(lang, words.watch, { host })}</a>${button}${told}</p></div><figcaption>${title}</figcaption></figure>`
  })
}

/** A text without the captions in which nothing was written. */
export const withoutEmptyCaptions = (html: string): string =>
  html.replaceAll('<figcaption></figcaption>', '')
