import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { demoRequestWords } from '#src/features/demo-requests/messages/words.ts'
import { pageNames } from '@repo/platform/facts/page-names.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { siteWords as words } from '@repo/platform/words/index.ts'
import { emptyDrawings, overflow, setWidth, violations } from '../support/axe.ts'
import { flaws, frame } from '../support/page-flaws.ts'
import { flawsOnPaper, type OnPaper } from '../support/paper.ts'
import { siteToRead } from '../support/site-in-chromium.ts'
import { hide, overflows, textSizeOf } from '../support/text-size.ts'
import { awake, sendButton } from '../support/visitor-form-steps.ts'
import { inflected } from '../support/visitor-steps.ts'

const site = siteToRead()

/** Every page of the map, and what some of them are after a step of the visitor. */
const pathsIn = (lang: Lang, category: string) => [
  '',
  ...pageNames.map((name) => `/${name}`),
  `/news?category=${encodeURIComponent(category)}&note=translation`,
  '/news?search=xyzzy',
  '/search?q=Stapler',
  '/search?q=xyzzy',
  `/${inflected[lang].article}`,
  '/pricing?country=HU',
  '/request-demo?sent=1',
  '/sign-in?code=1',
  '/sign-in?forgot=1',
  '/sign-in?token=unknown',
  '/retail?sent=1',
  '/nowhere',
]

/** Of each kind of page one; those with many pictures also for their sheets. */
const printed: Readonly<Record<string, OnPaper>> = {
  // No page for a button alone.
  '': { sheets: 9, onSheet: 6, inAll: 201 },
  '/industry-4-0': { sheets: 5 },
  '/benefits': { sheets: 5 },
  '/features': { sheets: 6 },
  '/how-it-works': { sheets: 5 },
  '/manufacturing': { sheets: 2 },
  '/pricing': {},
  '/news': {},
  '/terms': {},
  [`/${inflected.de.article}`]: {},
}

/**
 * The languages of a page differ in their text, not in their structure: German, which has the longest words, stands
 * for all of them, and each shape is looked at in one other language. `AXE=all` looks at every page in each.
 */
const lookedAt: readonly Lang[] = process.env.AXE === 'all' ? langs : ['de']

async function pathsWithCategory(lang: Lang): Promise<string[]> {
  const staff = await site.staff()
  const [category = ''] = await staff.call(newsApi.siteCategories, { params: { lang } })
  site.expectTrace(/^404 \/..\/nowhere$/)
  return pathsIn(lang, category)
}

test.each(lookedAt)(
  'every page passes axe, fits every width, and is whole on paper: %s',
  { timeout: 600_000 },
  async (lang) => {
    const found: string[] = []
    const page = await site.open()
    const setTextSize = await textSizeOf(page)
    const grounds = new Set<string | null>()
    for (const path of await pathsWithCategory(lang)) {
      const onPaper = lang === 'de' && printed[path]
      if (onPaper) await setWidth(page, 1440)
      await page.goto(`/${lang}${path}`)
      if (onPaper) found.push(...(await flawsOnPaper(page, onPaper)))
      const ground = await page.getByRole('banner').getAttribute('data-ground')
      found.push(...(await flaws(page, setTextSize, { isFrameKnown: grounds.has(ground) })))
      grounds.add(ground)
    }
    expect(found).toEqual([])
    expect(grounds).toEqual(new Set(['ink', 'paper']))
  },
)

/** A page of each shape: others of a shape differ only in text and drawings. */
const shapes = (lang: Lang) => [
  '',
  '/features',
  '/pricing',
  '/rtls',
  '/simulator',
  '/logistics',
  '/news',
  '/documents',
  '/videos',
  '/events',
  '/contact',
  '/request-demo',
  '/sign-in?token=unknown',
  '/privacy',
  `/${inflected[lang].article}`,
  '/nowhere',
]

test('each shape passes axe in a language other than German as well', async () => {
  const others = langs.filter((lang) => lang !== 'de')
  site.expectTrace(/^404 \/..\/nowhere$/)
  const page = await site.open({ viewport: { width: 390, height: 900 } })
  // As the server draws it: a script may look for what is emptied.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  const found: string[] = []
  for (const shape of shapes('en').keys()) {
    const lang = others[shape % others.length] ?? 'en'
    await page.goto(`/${lang}${shapes(lang)[shape]}`)
    await emptyDrawings(page)
    const except = shape === 0 ? undefined : frame
    found.push(...(await violations(page, { contrast: false, except })))
  }
  expect(found).toEqual([])
})

test.each(langs.filter((lang) => !lookedAt.includes(lang)))(
  'every page fits the narrowest phone with large text: %s',
  async (lang) => {
    const paths = await pathsWithCategory(lang)
    // Put one after the other into one document, as they come from the server: to load each takes four times as long.
    const page = await site.open({ viewport: { width: 320, height: 900 }, bypassCSP: true })
    await (
      await textSizeOf(page)
    )(32)
    await page.goto(`/${lang}/terms`)
    const found = await page.evaluate(
      widthsOf,
      paths.map((path) => `/${lang}${path}`),
    )
    expect(found).toEqual([])
  },
)

/** Runs in the page: which of the pages are too wide, and by how much. */
async function widthsOf(paths: string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    const html = await (await fetch(path)).text()
    const { documentElement } = new DOMParser().parseFromString(html, 'text/html')
    documentElement.style.visibility = 'hidden'
    document.documentElement.replaceWith(document.adoptNode(documentElement))
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (!link.sheet) await new Promise((resolve) => link.addEventListener('load', resolve))
    const width = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    width()
    await document.fonts.ready
    if (width() !== 0) found.push(`${path}: ${width()}`)
  }
  return found
}

test('the demo form with errors and the open menu pass axe and fit', async () => {
  const page = await site.open()
  await page.goto('/de/request-demo')
  await awake(page.getByRole('main').locator('form'))
  await sendButton(page, 'de').click()
  await page.getByText(demoRequestWords.de.form.errors.country).waitFor()
  expect(await flaws(page, await textSizeOf(page))).toEqual([])
  await page.goto('/de/news')
  await page.getByRole('banner').getByLabel(words.de.frame.menu, { exact: true }).click()
  await page.getByRole('navigation', { name: words.de.frame.language }).waitFor()
  await expect.poll(() => overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])
})

test('a planted violation is found', async () => {
  const page = await site.open()
  await page.goto('/en/terms')
  await page.getByRole('main').evaluate((main) => {
    main.append(document.createElement('button'))
    main.querySelector('p')!.style.minWidth = '3000px'
  })
  expect(await violations(page)).toEqual([expect.stringContaining('button-name')])
  // At four widths, at the narrowest and the widest with text of two sizes.
  await hide(page)
  expect(await overflows(page, await textSizeOf(page))).toHaveLength(6)
  const narrow = await site.open({ viewport: { width: 320, height: 900 }, bypassCSP: true })
  await narrow.goto('/en/privacy')
  await narrow.route(/\/en\/terms$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<main', '<main style="min-width: 3000px"')
    await route.fulfill({ response, body })
  })
  expect(await narrow.evaluate(widthsOf, ['/en/terms', '/en/privacy'])).toEqual([
    expect.stringMatching(/^\/en\/terms: \d{4}$/),
  ])
  site.expectTrace(/planted\.example/)
  await page.evaluate(() => fetch('https://planted.example/').catch(() => {}))
  expect(site.traces()).toContainEqual(expect.stringContaining("connect-src 'self'"))
})
