import { describe, expect, test } from 'vitest'
import { langs, localeOf } from '@repo/platform/i18n/locales.ts'
import { createNews, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'
import { rawRequest } from '@repo/platform/testing/raw-request.ts'

const site = useProduct()

const get = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers })
const whereTo = async (path: string) => {
  const { status, headers } = await get(path)
  return [status, headers.get('location')]
}

describe('addresses', () => {
  test.each([
    ['/', 302, '/en'],
    ['/?utm_source=a&b=%20c', 302, '/en?utm_source=a&b=%20c'],
    ['/xx', 301, '/en'],
    ['/ro', 301, '/en'],
    ['/ro/news?page=2', 301, '/en?page=2'],
    ['/de/a/b', 301, '/en'],
    ['/de/a/b.html', 301, '/en'],
    ['/EN', 301, '/en'],
    ['/de/', 301, '/de'],
    ['/de/news/?page=2', 301, '/de/news?page=2'],
    ['/backoffice/', 301, '/backoffice'],
    ['/anything', 301, '/en'],
    ['/en%2Fnews%2F', 301, '/en/news'],
    ['/%5Cevil.com/', 301, '/%5Cevil.com'],
    ['/%09/evil.com/', 301, '/%09/evil.com'],
    ['/de/%0D%0Aset-cookie:a/', 301, '/de/%0D%0Aset-cookie%3Aa'],
    ['/de/%E2%82%AC/', 301, '/de/%E2%82%AC'],
  ])('%s: %i to %s', async (path, status, location) => {
    expect(await whereTo(path)).toEqual([status, location])
  })

  test.each([
    '//evil.com/',
    '//evil.com',
    '/favicon.txt',
    '/.git/config',
    '/a/b.php',
    '/wp.php?a=b',
  ])('%s is a missing file, and no page', async (path) => {
    const { status, text } = await rawRequest(
      site.url,
      `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    )
    expect(status).toBe(404)
    expect(text).not.toContain('<html')
    expect(text).toMatch(/^content-security-policy: default-src 'none'/im)
  })

  test.each(['/backoffice', '/backoffice/news', '/backoffice/any/thing/1.2'])(
    '/backoffice (prefix match), the admin area, always English, and unindexed: %s',
    async (path) => {
      const response = await get(path, { 'accept-language': 'de' })
      expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
      const html = await response.text()
      expect(html).toContain('<html lang="en-GB"')
      expect(html).toContain('<meta name="robots" content="noindex"/>')
    },
  )

  test.each(langs)('an unknown page of %s is “not found” in that language', async (lang) => {
    const response = await get(`/${lang}/there-is-no-such-page`)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain(`<html lang="${localeOf[lang]}"`)
    expect(html).not.toContain('there-is-no-such-page')
  })

  test.each(['constructor', '__proto__', 'toString', 'a.b', '%00', '€'])(
    'a name that no page has is “not found”: %s',
    async (name) => {
      expect((await get(`/de/${encodeURIComponent(name)}`)).status).toBe(404)
    },
  )
})

test.each(['/en', '/backoffice'])(
  'until the window has fully loaded, a full-page loading image is shown: %s',
  async (path) => {
    expect(await (await get(path)).text()).toMatch(/<div [^>]*data-loading[^>]*><svg/)
  },
)

describe('files for crawlers', () => {
  test('robots.txt names the sitemap and keeps crawlers from the back office', async () => {
    const response = await get('/robots.txt')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const text = await response.text()
    expect(text).toContain('Disallow: /backoffice\n')
    expect(text).toMatch(/^Sitemap: http:\/\/127\.0\.0\.1:\d+\/sitemap\.xml$/m)
  })

  test('the sitemap lists what exists and may be indexed, each once', async () => {
    const { permalink } = await publishNews(site, { language: 'it' })
    await createNews(site, { permalink: 'only-a-draft' })
    const text = await (await get('/sitemap.xml')).text()
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toContain(`${site.url}/it/${permalink}`)
    expect(text).not.toMatch(/only-a-draft|sign-in|backoffice/)
    for (const lang of langs) expect(addresses).toContain(`${site.url}/${lang}`)
    for (const url of addresses) expect(langOf(url)).toMatch(new RegExp(`^(${langs.join('|')})$`))
    expect(isWellFormed(text)).toBe(true)
  })

  // Each draws a page: the time that a busy machine needs is measured by the language.
  test.each(langs)('each address of %s in the sitemap answers', async (lang) => {
    const text = await (await get('/sitemap.xml')).text()
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!)
    const own = addresses.filter((url) => langOf(url) === lang)
    expect(own.length).toBeGreaterThan(10)
    for (const url of own) {
      const { status } = await fetch(url, { redirect: 'manual' })
      expect([url, status]).toEqual([url, 200])
    }
  })

  test.each(langs)('the feed of %s is well-formed, whatever the articles hold', async (lang) => {
    const { id, permalink } = await publishNews(site, {
      language: lang,
      title: 'R&D <10 cm> "quoted" ]]> \uffff',
      content: '<p>\u0001&#2; &amp; &lt;x&gt; \uffff]]></p>',
    })
    const response = await get(`/feed-${lang}.xml`)
    expect(response.headers.get('content-type')).toContain('application/atom+xml')
    const text = await response.text()
    expect(text).toContain(`<id>urn:uuid:${id}</id>`)
    expect(text).toContain(`<link href="${site.url}/${lang}/${permalink}"/>`)
    expect(isWellFormed(text)).toBe(true)
    expect((await get(`/${lang}/${permalink}`)).status).toBe(200)
  })
})

const langOf = (url: string) => new URL(url).pathname.split('/')[1]

/** Elements closed in order, no bare ampersand or bracket, no character that XML forbids. */
function isWellFormed(xml: string): boolean {
  // oxlint-disable-next-line no-control-regex -- this is what it is about
  if (/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/.test(xml)) return false
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(xml)) return false
  const open: string[] = []
  const rest = xml
    .replace(/^<\?xml[^>]*\?>/, '')
    .replace(/<(\/?)([\w:]+)(?:\s+[\w:]+="[^"<]*")*\s*(\/?)>/g, (_, end, name: string, alone) => {
      if (end) return open.pop() === name ? '' : '<'
      if (!alone) open.push(name)
      return ''
    })
  return open.length === 0 && !rest.includes('<')
}

test('every kind of response has the security headers', async () => {
  const paths = [
    '/',
    '/de',
    '/de',
    '/de/nope',
    '/ro',
    '/x.txt',
    '/backoffice',
    '/robots.txt',
    '/api/x',
  ]
  for (const path of [
    ...paths,
    '/feed-de.xml',
    '/sitemap.xml',
    '/account',
    '/de/%zz',
    '/en/sign-in',
  ]) {
    const { headers } = await get(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect([path, policy]).toEqual([path, expect.stringContaining("default-src 'none'")])
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-powered-by')).toBeNull()
  }
})

test('pages hold no inline script or style', async () => {
  const { permalink } = await publishNews(site, { language: 'de' })
  for (const name of [
    '',
    '/news',
    '/pricing',
    '/request-demo',
    '/sign-in',
    '/terms',
    '/privacy',
    `/${permalink}`,
  ]) {
    const html = await (await get(`/de${name}`)).text()
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+="|javascript:/i)
    for (const [script] of html.matchAll(/<script\b[^>]*>/g))
      expect(script).toMatch(/ src="\/|type="application\/(?:ld\+)?json"/)
  }
})
