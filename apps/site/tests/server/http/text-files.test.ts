import { expect, test } from 'vitest'
import { brand } from '@repo/platform/brand/brand.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { pages } from '#src/pages.ts'
import { publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()
const textOf = async (path: string) => {
  const response = await site.request(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/plain')
  return response.text()
}

test('security.txt says whom to write to, where it stands, and is made again before it expires', async () => {
  const path = '/.well-known/security.txt'
  const before = await textOf(path)
  expect(before).toContain(`Contact: mailto:${brand.email.contact}\n`)
  expect(before).toContain(`Canonical: ${site.url}${path}\n`)
  const expires = (text: string) => Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
  expect(expires(before)).toBeGreaterThan(Date.now())
  site.advance(400 * 86_400_000)
  expect(expires(await textOf(path))).toBeGreaterThan(Date.now() + 400 * 86_400_000)
  await site.signInAgain()
})

test('llms.txt leads to every page of the menu, to every language, and to the newest article', async () => {
  const item = await publishNews(site, { title: 'What [steel] does' })
  const text = await textOf('/llms.txt')
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, url]) => url)
  expect(links).toContain(`${site.url}/en/${item.permalink}`)
  for (const lang of langs) expect(links).toContain(`${site.url}/${lang}`)
  for (const name of ['features', 'rtls', 'pricing', 'documents'])
    expect(links).toContain(`${site.url}/en/${name}`)
  const hidden = Object.entries(pages).flatMap(([name, { page }]) => (page.robots ? [name] : []))
  for (const name of hidden) expect(links).not.toContain(`${site.url}/en/${name}`)
  for (const url of links) expect((await site.request(new URL(url!).pathname)).status).toBe(200)
  expect(text).toMatch(new RegExp(`^# ${brand.name}\\n\\n> .{50,160}\\n`))
})

test('the news is as new as its newest article', async () => {
  const item = await publishNews(site, { language: 'fr' })
  const text = await (await site.request('/sitemap.xml')).text()
  const article = new RegExp(`/fr/${item.permalink}</loc><lastmod>([^<]*)<`).exec(text)?.[1]
  expect(article).toBeDefined()
  expect(text).toContain(`<loc>${site.url}/fr/news</loc><lastmod>${article}</lastmod>`)
})
