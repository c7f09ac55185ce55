import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { demoRequestWords } from '#src/features/demo-requests/messages/words.ts'
import { pageNames } from '@repo/platform/facts/page-names.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { siteWords as words } from '@repo/platform/words/index.ts'
import { rtlsWords } from '#words/index.ts'
import { emptyDrawings, overflow, setWidth, violations } from '../support/axe.ts'
import { siteToRead } from '../support/site-in-chromium.ts'
import {
  hide,
  hideAll,
  overflows,
  show,
  textSizeOf,
  type SetTextSize,
} from '../support/text-size.ts'
import { awake } from '../support/visitor-form-steps.ts'
import { inflected } from '../support/visitor-steps.ts'

const site = siteToRead()

/** What axe finds at two widths; a style changes with the width as it does in German. */
async function violationsAtWidths(page: Page, lang: Lang): Promise<string[]> {
  await emptyDrawings(page)
  const wide: string[] = []
  if (lang === 'de' || process.env.AXE === 'all') {
    await setWidth(page, 1440)
    wide.push(...(await violations(page)))
  }
  await setWidth(page, 390)
  return [...wide, ...(await violations(page))]
}

async function flaws(page: Page, lang: Lang, setTextSize: SetTextSize): Promise<string[]> {
  await hide(page)
  // Words of German are the longest: the others are measured at half of the sizes.
  const tooWide = await overflows(page, setTextSize, { isSampled: lang !== 'de' })
  await setTextSize(16)
  await show(page)
  const violated = await violationsAtWidths(page, lang)
  return [...tooWide, ...violated, ...(await sideways(page))]
}

/**
 * What scrolls sideways on the page as it is now, except lines of code, which break nowhere, and maps of cities,
 * which are enlarged and moved in both directions.
 */
async function sideways(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details'))
      details.setAttribute('open', '')
    return [...document.querySelectorAll('body *')].flatMap((one) => {
      const { clientWidth, scrollWidth } = one
      const mayScroll = one.matches('pre, :has(> pre:only-child), figure > [data-frame]')
      if (mayScroll || !one.checkVisibility() || scrollWidth <= clientWidth + 1) return []
      if (!['auto', 'scroll'].includes(getComputedStyle(one).overflowX)) return []
      return [one.outerHTML.slice(0, 120)]
    })
  })
  return found.map((one) => `${new URL(page.url()).pathname} scrolls sideways: ${one}`)
}

/** Each page represents a shape; other pages of that shape differ only in text and drawings. */
const shapes = [
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
  '/article',
  '/nowhere',
]

/**
 * The languages of a page differ in their text, not in their structure. Axe checks each page in German, which has
 * the longest words, and each shape in one other language, in turn. `AXE=all` checks each page in all six.
 */
function isLookedAt(lang: Lang, path: string): boolean {
  if (process.env.AXE === 'all' || lang === 'de') return true
  const others = langs.filter((other) => other !== 'de')
  const shape = shapes.indexOf(path === `/${inflected[lang].article}` ? '/article' : path)
  return shape >= 0 && others[shape % others.length] === lang
}

async function fileWithErrors(page: Page, lang: Lang): Promise<void> {
  const form = page.getByRole('main').locator('form')
  await awake(form)
  await form.getByRole('button', { name: words[lang].pages['request-demo'] }).click()
  await page.getByText(demoRequestWords[lang].form.errors.country).waitFor()
}

/** Every page of the map, and what some of them are after a step of the visitor. */
const pathsIn = (lang: Lang, category: string) => [
  '',
  ...pageNames.map((name) => `/${name}`),
  `/news?category=${encodeURIComponent(category)}`,
  '/news?search=xyzzy',
  '/news?note=translation',
  `/${inflected[lang].article}`,
  '/pricing?country=HU',
  '/request-demo?sent=1',
  '/sign-in?code=1',
  '/sign-in?forgot=1',
  '/sign-in?token=unknown',
  '/terms?sent=1',
  '/nowhere',
]

describe.each(langs)('%s', (lang) => {
  test('every page passes axe and fits every width', { timeout: 600_000 }, async () => {
    const staff = await site.staff()
    const [category = ''] = await staff.call(newsApi.siteCategories, { params: { lang } })
    site.expectTrace(/^404 \/..\/nowhere$/)
    const paths = pathsIn(lang, category)
    const lookedAt = paths.filter((path) => isLookedAt(lang, path))
    const found: string[] = []
    const look = async () => {
      const page = await site.open()
      const setTextSize = await textSizeOf(page)
      for (const path of lookedAt) {
        await page.goto(`/${lang}${path}`)
        found.push(...(await flaws(page, lang, setTextSize)))
      }
    }
    // Of a page whose shape another page has, only the narrowest phone with large text.
    const measure = async () => {
      const page = await site.open({ viewport: { width: 320, height: 900 } })
      await hideAll(page)
      await (
        await textSizeOf(page)
      )(32)
      for (const path of paths.filter((one) => !lookedAt.includes(one))) {
        await page.goto(`/${lang}${path}`)
        const pixels = await overflow(page)
        if (pixels !== 0) found.push(`/${lang}${path} at 320 px, text of 32: ${pixels}`)
      }
    }
    // Two at once: a browser draws one page on one core.
    await Promise.all([look(), measure()])
    expect(found).toEqual([])
  })

  test('the demo form with errors and the open menu pass axe and fit', async () => {
    const isInFull = lang === 'de' || process.env.AXE === 'all'
    const page = await site.open()
    await page.goto(`/${lang}/request-demo`)
    await fileWithErrors(page, lang)
    const setTextSize = await textSizeOf(page)
    if (isInFull) expect(await flaws(page, lang, setTextSize)).toEqual([])
    else expect(await overflows(page, setTextSize, { isSampled: true })).toEqual([])
    await setTextSize(16)
    await setWidth(page, 390)
    await page.goto(`/${lang}/news`)
    await page.getByRole('banner').getByLabel(words[lang].frame.menu, { exact: true }).click()
    await page.getByRole('navigation', { name: words[lang].frame.language }).waitFor()
    await expect.poll(() => overflow(page)).toBe(0)
    if (isInFull) expect(await violations(page)).toEqual([])
  })
})

test('on a phone the rows of a table are cards, and a table for assistive technology', async () => {
  const page = await site.open({ viewport: { width: 390, height: 844 } })
  await page.goto('/en/rtls')
  const { title, helps, steel } = rtlsWords.en.limits
  const table = page.getByRole('table', { name: title })
  expect(await table.evaluate((one) => getComputedStyle(one).display)).toBe('block')
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const root = nodes.find(({ role, name }) => role?.value === 'table' && name?.value === title)
  const below = (id: string | undefined): typeof nodes => {
    const node = nodes.find(({ nodeId }) => nodeId === id)
    return node ? [node, ...(node.childIds ?? []).flatMap(below)] : []
  }
  const parts = below(root?.nodeId)
  const count = (role: string) => parts.filter((one) => one.role?.value === role).length
  expect(['row', 'columnheader', 'rowheader', 'cell'].map(count)).toEqual([9, 3, 8, 16])
  const texts = parts.flatMap(({ role, name }) =>
    role?.value === 'StaticText' ? [String(name?.value)] : [],
  )
  expect(texts).toContain(steel.helps)
  // Its column says what a cell is; the name that one sees is not read a second time.
  expect(texts.filter((text) => text === helps)).toEqual([helps])
})

test('a rejected form without JavaScript passes axe and fits every width', async () => {
  const page = await site.open()
  site.expectTrace(/^(422|POST) \/de\/request-demo/)
  // Axe itself needs JavaScript: only the site's own stays away.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/de/request-demo')
  const form = page.getByRole('main').locator('form')
  await form.evaluate((one: HTMLFormElement) => (one.noValidate = true))
  await form.getByRole('button', { name: words.de.pages['request-demo'] }).click()
  await page.getByRole('heading', { name: demoRequestWords.de.form.checkEntries }).waitFor()
  expect(await flaws(page, 'de', await textSizeOf(page))).toEqual([])
})

test('a planted violation is found', async () => {
  const page = await site.open()
  await page.goto('/en/terms')
  await page.getByRole('main').evaluate((main) => {
    main.append(document.createElement('button'))
    main.querySelector('p')!.style.minWidth = '3000px'
  })
  expect(await violations(page)).toEqual([expect.stringContaining('button-name')])
  // At four widths, with text of two sizes.
  await hide(page)
  expect(await overflows(page, await textSizeOf(page))).toHaveLength(8)
  site.expectTrace(/planted\.example/)
  await page.evaluate(() => fetch('https://planted.example/').catch(() => {}))
  expect(site.traces()).toContainEqual(expect.stringContaining("connect-src 'self'"))
})
