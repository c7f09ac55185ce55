import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newsApi, type NewsItem } from '#src/features/news/contract.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { faultsOfSize, overflow, setWidth, violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice, publishArticle } from './staff-steps.ts'

const site = siteInChromium()

const height = 900

test('every kind of screen passes axe while it loads and where its request has failed', async () => {
  const item = await publishArticle(await site.staff(), { permalink: `states-${Date.now()}` })
  const page = await site.open()
  site.expectTrace(/^500 \/api\//)
  await openBackoffice(page, '/account')
  const main = page.getByRole('main')
  for (const [path, name] of [
    ['', /day \d|day, /],
    ['/news', 'News'],
    [`/news/${item.id}`, 'Loading'],
    ['/library', 'Library'],
  ] as const) {
    const failing = Promise.withResolvers<void>()
    await page.route('**/api/**', async (route) => {
      await failing.promise
      await route.fulfill({ status: 500 })
    })
    await page.evaluate((to) => history.pushState({}, '', `/backoffice${to}`), path)
    await main.getByRole('heading', { level: 1, name }).waitFor({ state: 'attached' })
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

test('the list of choices, the menu, the messages and the drawer of a narrow screen pass axe', async () => {
  const { title } = await publishArticle(await site.staff())
  const page = await site.open()
  await openBackoffice(page, '/news')
  const topOf = (name: string) =>
    page.getByRole('combobox', { name }).evaluate((filter) => filter.getBoundingClientRect().top)
  await expect.poll(async () => (await topOf('Changed by')) - (await topOf('Language'))).toBe(0)
  await page.getByRole('combobox', { name: 'Language' }).click()
  await expectGood(page, 'listbox')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await expectGood(page, 'menu')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expectGood(page, 'dialog')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height })
  await page.getByRole('button', { name: 'Menu' }).click()
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
  expect(await faultsOfSize(page)).toEqual([])
  await page.getByLabel('Permalink').fill(item.permalink)
  await saveElsewhere(item)
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await page.getByRole('alertdialog').waitFor()
  await page.setViewportSize({ width: 390, height })
  await expectGood(page, 'alertdialog')
  await page.setViewportSize({ width: 1440, height })
  await page.getByRole('button', { name: 'Use theirs and keep an unsaved copy of mine' }).click()
  await page.getByRole('button', { name: /^Continue/ }).waitFor()
  expect(await faultsOfSize(page, [390])).toEqual([])
  await page.getByRole('button', { name: /^Continue/ }).click()
  await page.getByRole('radio', { name: /^Yours/ }).check()
  await page.getByRole('button', { name: 'Continue with selected versions' }).click()
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

/** How the option is drawn that Enter would choose, and one that it would not. */
async function optionStyles(page: Page, list: string) {
  const styleOf = (selected: boolean) =>
    page
      .getByRole('listbox', { name: list })
      .getByRole('option', { selected })
      .first()
      .evaluate((option) => {
        const { color, backgroundColor, borderRadius, paddingBlock } = getComputedStyle(option)
        return { color, backgroundColor, borderRadius, paddingBlock }
      })
  return { active: await styleOf(true), other: await styleOf(false) }
}

test('an option is drawn alike in the combobox, the link popover and the slash menu', async () => {
  const staff = await site.staff()
  const { id } = await publishArticle(staff, { content: '<p>Anchors</p>' })
  const page = await site.open()
  await openBackoffice(page, `/news/${id}`)
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  const slash = await optionStyles(page, 'Insert')
  expect(slash.active.backgroundColor).not.toBe(slash.other.backgroundColor)
  await page.keyboard.press('Backspace')

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Search content/ }).fill('a')
  await page.getByRole('listbox', { name: 'Search results' }).waitFor()
  await page.keyboard.press('ArrowDown')
  // Results that come later replace the options.
  await expect.poll(() => optionStyles(page, 'Search results')).toEqual(slash)
  await page.keyboard.press('Escape')

  await page.getByRole('combobox', { name: 'Categories' }).click()
  await page.keyboard.type('e')
  expect(await optionStyles(page, 'Suggestions')).toEqual(slash)
})
