import { brand } from '#src/brand/brand.ts'
import { langs } from '#src/i18n/locales.ts'

interface KeptPage {
  path: string
  /** As HTML. */
  title: string
  locale: string
}

const list = /(<ul[^>]*data-kept-pages[^>]*>)(.*?)(<\/ul>)/s
const page = new RegExp(`^/(${langs.join('|')})(/|$)`)

/** The offline page, with the visited pages that are kept listed behind those that always are. */
export async function withKeptPages(offline: Response, cache: Cache): Promise<Response> {
  const html = await offline.text()
  const here = localeOf(html)
  const [, , always = ''] = list.exec(html) ?? []
  const [pattern = ''] = /<li>.*?<\/li>/.exec(always) ?? []
  const added = (await keptPages(cache))
    .filter(({ path }) => !always.includes(`href="${path}"`))
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
  const whole = html.replace(list, (_, ...parts: string[]) =>
    [parts[0], parts[1], ...added, parts[2]].join(''),
  )
  return new Response(whole, { headers })
}

/** The last visited first; what search engines are not to list, such as the sign-in, is left out. */
async function keptPages(cache: Cache): Promise<KeptPage[]> {
  const kept: KeptPage[] = []
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
