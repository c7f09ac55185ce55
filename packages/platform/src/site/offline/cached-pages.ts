import { brand } from '#src/brand/brand.ts'
import { langs } from '#src/i18n/locales.ts'

interface CachedPage {
  path: string
  /** As HTML. */
  title: string
  locale: string
}

const list = /(<ul[^>]*data-kept-pages[^>]*>)(.*?)(<\/ul>)/s
const page = new RegExp(`^/(${langs.join('|')})(/|$)`)

const partIfCached = /<section[^>]*data-if-kept="([^"]+)".*?<\/section>/gs

/** The addresses that the offline page lists: what is to be kept of its language. */
export function linksToKeep(offline: string): string[] {
  const [, , items = ''] = list.exec(offline) ?? []
  return [...items.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
}

/** The offline page, which lists what is kept: what it names itself first, then the visited pages. */
export async function withCachedPages(offline: Response, cache: Cache): Promise<Response> {
  const html = await offline.text()
  const here = localeOf(html)
  const [, , named = ''] = list.exec(html) ?? []
  const items = named.match(/<li>.*?<\/li>/g) ?? []
  const [pattern = ''] = items
  const all = await cachedPages(cache)
  // Also those that search engines do not list, where the offline page names them.
  const cachedPaths = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const isCached = (wanted: string) => cachedPaths.has(wanted)
  const listed = items.filter((item) => isCached(/href="([^"]*)"/.exec(item)?.[1] ?? ''))
  const added = all
    .filter(({ path }) => !named.includes(`href="${path}"`))
    // Those of this language first.
    .sort((a, b) => Number(a.locale !== here) - Number(b.locale !== here))
    .map(({ path, title, locale }) => {
      const lang = locale === here ? '' : ` lang="${locale}" hreflang="${locale}"`
      return pattern.replace(
        /href="[^"]*"(.*?>).*?(?=<\/a>)/,
        (_, end: string) => `href="${path}"${lang}${end}${title}`,
      )
    })
  const headers = new Headers(offline.headers)
  for (const ofTheOriginal of ['content-encoding', 'content-length', 'etag'])
    headers.delete(ofTheOriginal)
  const whole = html
    .replace(list, (_, ...parts: string[]) => [parts[0], ...listed, ...added, parts[2]].join(''))
    .replace(partIfCached, (part, wanted: string) => (isCached(wanted) ? part : ''))
  return new Response(whole, { headers })
}

/** The last visited first; what search engines are not to list, such as the sign-in, is left out. */
async function cachedPages(cache: Cache): Promise<CachedPage[]> {
  const kept: CachedPage[] = []
  for (const request of (await cache.keys()).toReversed()) {
    const path = new URL(request.url).pathname
    if (!page.test(path)) continue
    const html = (await (await cache.match(request))?.text()) ?? ''
    const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? []
    if (!title || html.includes('<meta name="robots"')) continue
    kept.push({ path, title: title.replace(` – ${brand.name}`, ''), locale: localeOf(html) })
  }
  return kept
}

const localeOf = (html: string): string => /<html lang="([^"]+)"/.exec(html)?.[1] ?? ''
