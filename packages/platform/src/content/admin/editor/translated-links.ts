import type { Client } from '#src/rest/client.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { languagesApi, mostLinks, type TranslatedLink } from '#src/content/languages-contract.ts'

export type TranslatedLinks = Readonly<Record<string, TranslatedLink>>

/** Of a link of clean HTML: the item that it leads to, and its address. */
const linkTag = /<a (?:data-item="([^"]*)" )?href="([^"]*)">/g

const ofSite = /^\/[a-z]{2}(?:[/?#]|$)/

/** What a link is asked by; undefined where it leads elsewhere. */
export const keyOfLink = (href: string, item: string | null): string | undefined =>
  item ?? (ofSite.test(href) && !href.includes(',') ? href : undefined)

/** The address of another link, with the place on the page that this one leads to. */
const withPlace = (target: TranslatedLink, href: string): string =>
  target.item ? `${target.href}${/#[^#]*$/.exec(href)?.[0] ?? ''}` : target.href

/** Where a link leads in the other language; null where there is nothing. */
export function translatedLink(
  found: TranslatedLinks,
  { href, item }: { href: string; item: string | null },
): { href: string; item: string | null } | null {
  const key = keyOfLink(href, item)
  const target = key === undefined ? undefined : found[key]
  return target ? { href: withPlace(target, href), item: target.item ?? null } : null
}

/** Where links lead in a language, as far as there is something. */
export async function findTranslatedLinks(
  client: Client,
  language: Lang,
  keys: readonly string[],
): Promise<TranslatedLinks> {
  const all = [...new Set(keys)]
  const parts = Array.from({ length: Math.ceil(all.length / mostLinks) }, (_, n) =>
    all.slice(n * mostLinks, (n + 1) * mostLinks),
  )
  const found = await Promise.all(
    parts.map((links) =>
      client.call(languagesApi.translatedLinks, { query: { language, links: links.join(',') } }),
    ),
  )
  return Object.fromEntries(found.flatMap((links) => Object.entries(links)))
}

const decoded = (href: string) => href.replaceAll('&amp;', '&')
const encoded = (href: string) => href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** A text whose links lead to the same pages and articles in another language, where there are any. */
export async function withTranslatedLinks(
  client: Client,
  language: Lang,
  html: string,
): Promise<string> {
  const links = [...html.matchAll(linkTag)].map(([, item = null, href = '']) =>
    keyOfLink(decoded(href), item),
  )
  const keys = links.flatMap((key) => key ?? [])
  if (!keys.length) return html
  const found = await findTranslatedLinks(client, language, keys)
  return html.replace(linkTag, (tag, item: string | undefined, href: string) => {
    const link = translatedLink(found, { href: decoded(href), item: item ?? null })
    if (!link) return tag
    const id = link.item ? `data-item="${link.item}" ` : ''
    return `<a ${id}href="${encoded(link.href)}">`
  })
}
