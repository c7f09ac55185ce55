import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { TestProduct } from './product.ts'

export interface FoundResult {
  kind: string
  href: string
  title: string
  excerpt: string
}

/** What the search page lists, in its order; the marked words are in square brackets. */
export async function searchSite(
  site: Pick<TestProduct, 'request'>,
  lang: Lang,
  text: string,
  page = '',
): Promise<FoundResult[]> {
  const query = new URLSearchParams({ q: text, ...(page && { page }) })
  const html = await (await site.request(`/${lang}/search?${query}`)).text()
  const [, list = ''] = /<ol[^>]*class="l-list[^>]*>(.*?)<\/ol>/s.exec(html) ?? []
  return list.split('<li').slice(1).map(resultIn)
}

function resultIn(item: string): FoundResult {
  const [about = '', excerpt = ''] = item.split('</h2>')
  const [, kind = ''] = /<span>(.*?)<\/span>/.exec(about) ?? []
  const [, href = '', title = ''] = /<a href="([^"]*)">(.*?)<\/a>/s.exec(about) ?? []
  return { kind, href, title: plain(title), excerpt: plain(excerpt) }
}

const plain = (html: string) =>
  html
    .replaceAll('<mark>', '[')
    .replaceAll('</mark>', ']')
    .replace(/^[^<]*<p[^>]*>|<[^>]*>/g, '')
