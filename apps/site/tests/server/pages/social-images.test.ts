import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { pages } from '#src/pages.ts'
import { publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()
const html = async (path: string) => (await site.request(path)).text()
const metaOf = (text: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(text)?.[1]
const socialImageOf = async (path: string) =>
  metaOf(await html(path), 'og:image')
    ?.replace(site.url, '')
    .replaceAll('&amp;', '&') ?? ''

const pixels = async (path: string) => {
  const response = await site.request(path)
  expect(response.status, path).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('content-encoding')).toBeNull()
  return Buffer.from(await response.arrayBuffer())
}

const addresses = new Map<string, string>()

beforeAll(async () => {
  const paths = langs.flatMap((lang) =>
    Object.keys(pages).map((name) => (name ? `/${lang}/${name}` : `/${lang}`)),
  )
  await Promise.all(paths.map(async (path) => addresses.set(path, await socialImageOf(path))))
}, 120_000)

test('every page in every language names a picture of its own', () => {
  for (const [path, address] of addresses)
    expect(address, path).toMatch(/^\/social\/[a-z]{2}\/[\w-]*-[0-9a-f]{12}\.png$/)
  expect(new Set(addresses.values()).size).toBe(addresses.size)
})

test('the picture is there, in the size that the page says, and another in another language', async () => {
  const [german, french, home] = await Promise.all(
    ['/de/pricing', '/fr/pricing', '/en'].map((path) => pixels(addresses.get(path) ?? '')),
  )
  for (const picture of [german, french, home]) {
    const { width, height, format } = await sharp(picture).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
  }
  expect(german).not.toEqual(french)
  const page = await html('/de/pricing')
  expect(metaOf(page, 'og:image:width')).toBe('1200')
  expect(metaOf(page, 'og:image:alt')).toBe(metaOf(page, 'og:title'))
})

test('an article has one with its title; when that changes, who kept the old address is led on', async () => {
  const item = await publishNews(site, { language: 'it', title: 'Ancore in alto' })
  const path = `/it/${item.permalink}`
  const before = await socialImageOf(path)
  const drawn = await pixels(before)
  const { language, permalink, content, categories } = item
  const title = 'Ancore ancora più in alto'
  const body = { id: item.id, language, permalink, content, categories, title }
  await site.as('editor').call(newsApi.update, { body })
  const after = await socialImageOf(path)
  expect(after).not.toBe(before)
  const old = await site.request(before)
  expect([old.status, old.headers.get('location')]).toEqual([302, after])
  expect(await pixels(after)).not.toEqual(drawn)
})

test('a query that changes nothing of the picture has it drawn no second time', async () => {
  const drawing = vi.spyOn(sharp.prototype as { toBuffer(): unknown }, 'toBuffer')
  await pixels(await socialImageOf('/es/pricing'))
  const drawn = drawing.mock.calls.length
  for (const country of ['PT', 'DE', 'FR'])
    await pixels(await socialImageOf(`/es/pricing?country=${country}`))
  expect([drawn, drawing.mock.calls.length]).toEqual([1, 1])
  drawing.mockRestore()
})

test('a step of a visitor names the picture of the site, and no secret', async () => {
  const page = await html('/en/sign-in?token=secret')
  expect(metaOf(page, 'og:image')).toBe(`${site.url}/social.png`)
})

test.each(['/social/en/nowhere-0123456789ab.png', '/social/en/rtls.png', '/social/xx/a.png'])(
  '%s is not found',
  async (path) => {
    expect((await site.request(path)).status).toBe(404)
  },
)
