import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { router } from '#src/backoffice.tsx'
import { newsApi, type NewsItem } from '#src/features/news/contract.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { libraryApi } from '@repo/platform/library/contract.ts'
import { picture } from '#tests/support/library.ts'
import { overflow, setWidth, violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { screenWalker } from './staff-screens.ts'
import {
  openBackoffice,
  publishArticle,
  requestDemo,
  storeDocument,
  storeRun,
  storeVideo,
} from './staff-steps.ts'

const site = siteInChromium()

const height = 900

/** The address shows another state of a screen that is also in the list. */
const isVariant = (address: string) => /search=xyzzy|from=|\/unknown$|\/nothing$/.test(address)

async function expectFit(page: Page): Promise<void> {
  const { pathname: path, search } = new URL(page.url())
  for (const width of [1440, 820, 390]) {
    await setWidth(page, width)
    await expect
      .poll(() => overflow(page), { message: `${path} at ${width} px is too wide` })
      .toBe(0)
    // Colours do not depend on the width, and are half of what axe looks at.
    const contrast = width === 1440
    if (contrast || (width === 390 && !isVariant(path + search)))
      expect(await violations(page, { contrast })).toEqual([])
  }
  await setWidth(page, 1440)
}

test('every screen passes axe and fits every width', { timeout: 600_000 }, async () => {
  const staff = await site.staff()
  const item = await publishArticle(staff)
  const [document, video] = [await storeDocument(staff), await storeVideo(staff)]
  const image = await staff.call(libraryApi.upload, { body: { file: await picture() } })
  const lead = await requestDemo(staff, 'Halle West')
  const runs = [await storeRun(staff, 'Halle West'), await storeRun(staff, 'Halle Ost')] as const
  const page = await site.open()
  site.expectTrace(/^404 \/\S*\/unknown$/)
  const walk = screenWalker(page)
  await openBackoffice(page)
  const paths = [
    '',
    '/news',
    '/news?search=xyzzy',
    '/news/new',
    `/news/${item.id}`,
    '/news/unknown',
    '/documents',
    '/documents/new',
    `/documents/${document.id}`,
    '/media',
    '/media/new',
    `/media/${video.id}`,
    '/library',
    '/library?look=list&type=document',
    '/library?search=xyzzy',
    `/library/${image.id}`,
    `/library/${document.documentId}`,
    '/leads',
    `/leads/${lead.id}`,
    '/calculator',
    '/calculator/new',
    `/calculator/new?from=${runs[0].id}`,
    `/calculator/${runs[0].id}`,
    `/calculator/compare?a=${runs[0].id}&b=${runs[1].id}`,
    '/calculator/compare',
    '/subscriptions',
    '/account',
    '/users',
    '/audit',
    '/outbox',
    '/api',
    '/nothing',
  ]
  for (const path of [...paths, ...screensBeside(paths)]) {
    await walk(path)
    await expectFit(page)
  }
})

/** The screens of the map that none of the paths leads to; what they are of is unknown. */
function screensBeside(paths: readonly string[]): string[] {
  const visited = paths.map((path) => path.split('?', 1)[0] || '/')
  return Object.keys(router.routesByPath).flatMap((route) => {
    const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`)
    return visited.some((path) => pattern.test(path)) ? [] : route.replaceAll(/\$\w+/g, 'unknown')
  })
}

test('every kind of screen passes axe while it loads and where its request has failed', async () => {
  const staff = await site.staff()
  const item = await publishArticle(staff, { permalink: `states-${Date.now()}` })
  const lead = await requestDemo(staff, 'Halle Nord')
  const page = await site.open()
  site.expectTrace(/^500 \/api\//)
  await openBackoffice(page)
  const paths = [
    '',
    '/news',
    `/news/${item.id}`,
    `/leads/${lead.id}`,
    '/library',
    '/languages',
    '/prices',
    '/settings',
  ]
  const main = page.getByRole('main')
  for (const path of paths) {
    const failing = Promise.withResolvers<void>()
    await page.route('**/api/**', async (route) => {
      await failing.promise
      await route.fulfill({ status: 500 })
    })
    await page.goto(`/backoffice${path}`)
    await main.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    expect(await violations(page), 'loading').toEqual([])
    failing.resolve()
    await main.getByText(unanswered).first().waitFor()
    expect(await violations(page), 'failed').toEqual([])
    await page.unrouteAll()
  }
})

/** What a list and a page say in place of what the server did not answer. */
const unanswered = /An error occurred|could not be loaded/

type Overlay = 'alertdialog' | 'dialog' | 'listbox' | 'menu'

/** Axe looks at what an overlay shows, once it has come to rest. */
async function expectGood(page: Page, overlay: Overlay): Promise<void> {
  await page.getByRole(overlay).first().waitFor()
  expect(await violations(page, { overlay: true }), overlay).toEqual([])
  await expect.poll(() => overflow(page)).toBe(0)
}

test('every dialog, menu and list of choices passes axe', async () => {
  const staff = await site.staff()
  const item = await publishArticle(staff)
  const page = await site.open()
  site.expectTrace(/^409 \/api\/news(\/changes)?$/)
  await openBackoffice(page, '/news')
  const topOf = (name: string) =>
    page.getByRole('combobox', { name }).evaluate((filter) => filter.getBoundingClientRect().top)
  await expect.poll(async () => (await topOf('Changed by')) - (await topOf('Language'))).toBe(0)
  await page.getByRole('combobox', { name: 'Language' }).click()
  await expectGood(page, 'listbox')
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: `Select ${item.title}` }).check()
  await page.getByRole('region', { name: 'Selected rows' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: `Actions for ${item.title}` }).click()
  await expectGood(page, 'menu')
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await expectGood(page, 'alertdialog')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^Messages/ }).click()
  await expectGood(page, 'dialog')
})

test('the editor with its dialogs passes axe', async () => {
  const staff = await site.staff()
  const item = await publishArticle(staff, {
    title: 'One to edit',
    permalink: 'one-to-edit',
    content: '<p>Anchors</p>'.repeat(40),
  })
  for (const language of langs.filter((one) => one !== item.language)) {
    const permalink = `one-to-edit-${language}`
    await publishArticle(staff, { language, permalink, counterpartOf: item.id })
  }
  await saveElsewhere(item, 'A title that is longer than a phone is wide, by far')
  const page = await site.open()
  site.expectTrace(/^409 \/api\/news(\/changes)?$/)
  await openBackoffice(page, `/news/${item.id}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Portuguese.*outdated/ })
    .waitFor()
  for (const width of [1200, 820, 390]) expect(await headFaults(page, width)).toEqual([])
  await setWidth(page, 1440)
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Set link' }).click()
  await page.getByRole('alert').filter({ hasText: 'Choose a search result' }).waitFor()
  await expectGood(page, 'dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Title' }).fill('Mine')
  await page.getByLabel('Permalink').fill('')
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await page.getByLabel('Permalink').and(page.locator('[aria-invalid=true]')).waitFor()
  await expectFit(page)
  await page.getByLabel('Permalink').fill(item.permalink)
  await saveElsewhere(item)
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await expectGood(page, 'alertdialog')
  await page.setViewportSize({ width: 390, height })
  await expectGood(page, 'alertdialog')
  await page.setViewportSize({ width: 1440, height })
  await page.getByRole('button', { name: 'Use theirs, keep an unsaved copy of mine' }).click()
  await page.getByRole('button', { name: /^Continue/ }).waitFor()
  await expectFit(page)
  await page.getByRole('button', { name: /^Continue/ }).click()
  await page.getByRole('radio', { name: /^Yours/ }).check()
  await page.getByRole('button', { name: 'Continue with selected' }).click()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expectGood(page, 'alertdialog')

  async function saveElsewhere(
    { id, language, permalink, content, categories }: NewsItem,
    title = 'Theirs',
  ) {
    const body = { id, language, permalink, content, categories, title }
    await staff.call(newsApi.update, { body })
  }
})

/** What is cut in the head of a record, or covered by it once the page is scrolled. */
async function headFaults(page: Page, width: number): Promise<string[]> {
  await setWidth(page, width)
  await page.getByRole('textbox', { name: 'Text', exact: true }).locator('p').last().hover()
  return page.evaluate(() => {
    const title = document.querySelector('h1')!
    const head = title.closest('header')!.getBoundingClientRect()
    const tools = document.querySelector('[role=toolbar]')!
    return [
      // A wide window has a pointer, which is told the rest.
      ...(innerWidth < 1200 && title.scrollWidth > title.clientWidth ? ['title is cut'] : []),
      ...[...document.querySelectorAll('main nav')].flatMap((nav) =>
        nav.scrollWidth > nav.clientWidth ? ['languages are cut'] : [],
      ),
      ...(tools.getBoundingClientRect().top < head.bottom ? ['tools are covered'] : []),
    ]
  })
}

test('the drawer of narrow screens passes axe', async () => {
  const page = await site.open({ viewport: { width: 390, height } })
  await openBackoffice(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectGood(page, 'dialog')
})
