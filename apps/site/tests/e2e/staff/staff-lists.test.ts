import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice, publishArticle, requestDemo, storeRun } from './staff-steps.ts'

const site = siteInChromium()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const search = (page: Page) => new URL(page.url()).search

test('the way back to a list keeps its search, filters and order', async () => {
  const item = await publishArticle(await site.staff(), { title: 'Way back' })
  const page = await site.open()
  await openBackoffice(page, '/news?search=way&language=en&state=published&sort=title')
  await page.getByRole('link', { name: item.title, exact: true }).click()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await crumbs.getByRole('link', { name: 'News' }).click()
  await heading(page, 'News').waitFor()
  expect(Object.fromEntries(new URLSearchParams(search(page)))).toEqual({
    search: 'way',
    language: 'en',
    state: 'published',
    sort: 'title',
  })
  // Each key asks at once; none of the answers takes back what was typed after its question.
  const box = page.getByRole('searchbox')
  await box.fill('')
  await box.pressSequentially('way  back ', { delay: 15 })
  await expect.poll(() => new URLSearchParams(search(page)).get('search')).toBe('way  back')
  expect(await box.inputValue()).toBe('way  back ')
  await page.getByRole('link', { name: item.title, exact: true }).waitFor()
  await box.press('Escape')
  await expect.poll(() => new URLSearchParams(search(page)).has('search')).toBe(false)
})

test('single keys act until they are turned off on the page of the account', async () => {
  const page = await site.open()
  await openBackoffice(page, '/users')
  await heading(page, 'Users').waitFor()
  await page.keyboard.press('n')
  await page.getByRole('dialog').getByText('Invite user').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  const single = page.getByRole('checkbox', { name: /^Single-key shortcuts/ })
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await single.uncheck()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  for (const key of ['n', '?', '/']) await page.keyboard.press(key)
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).not.toBe('search')
  await page.goto('/backoffice/account')
  await expect.poll(() => single.isChecked()).toBe(false)
  await single.check()
  await page.goto('/backoffice/users')
  await heading(page, 'Users').waitFor()
  await page.keyboard.press('n')
  await page.getByRole('dialog').getByText('Invite user').waitFor()
})

test('the dashboard shows who waits for an answer, and its figures lead to their lists', async () => {
  const staff = await site.staff()
  const { id } = await requestDemo(staff, 'Already answered')
  await requestDemo(staff, 'Waits for an answer')
  await staff.call(demoRequestsApi.setState, { body: { id, state: 'contacted' } })
  const page = await site.open()
  await openBackoffice(page)
  const table = page.getByRole('table', { name: 'Demo requests to answer' })
  await table.getByRole('link', { name: 'Waits for an answer' }).waitFor()
  await expect.poll(() => table.getByText('Already answered').count()).toBe(0)
  const published = page.locator('dl > div').filter({ hasText: 'published' })
  await published.getByRole('link').click()
  await heading(page, 'News').waitFor()
  expect(search(page)).toBe('?state=published')
  await page.goto('/backoffice/leads')
  const rows = page.getByRole('table').getByRole('row')
  await expect.poll(() => rows.nth(1).innerText()).toContain('Waits for an answer')
})

test('after “Calculate” the result is in view: beside the form the focus stays, on a phone it follows', async () => {
  const { id } = await storeRun(await site.staff(), 'Halle Nord')
  const page = await site.open()
  await openBackoffice(page, `/calculator/new?from=${id}`)
  const calculate = page
    .getByRole('main')
    .locator('form')
    .getByRole('button', { name: 'Calculate' })
  const result = page.getByRole('region', { name: 'Result', exact: true })
  for (const [width, focused] of [
    [1440, calculate],
    [390, result],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.reload()
    await calculate.click()
    await result.getByText('Payback over time').waitFor()
    await focused.and(page.locator(':focus')).waitFor()
    const top = async () => (await result.boundingBox())!.y
    await expect.poll(top).toBeGreaterThanOrEqual(0)
    await expect.poll(top).toBeLessThan(450)
  }
})

test('the countries of the price draft are found by name, and say that more columns follow', async () => {
  const page = await site.open()
  await openBackoffice(page, '/prices/draft')
  const countries = page.getByRole('region', { name: 'Countries' })
  await page.getByRole('button', { name: /^Countries/ }).click()
  await countries.waitFor()
  await page.getByText('Scroll right for more columns.').waitFor()
  await page.getByRole('searchbox', { name: 'Find a country' }).fill('port')
  await expect.poll(() => countries.getByRole('row').count()).toBe(2)
  await countries.getByRole('row', { name: /Portugal/ }).waitFor()
  await countries.evaluate((box) => box.scrollTo({ left: box.scrollWidth }))
  await page.getByText('Scroll right for more columns.').waitFor({ state: 'detached' })
})

test('there are also loading flags for categories', async () => {
  const page = await site.open()
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/news/categories*', async (route) => {
    await asked
    await route.fallback()
  })
  await openBackoffice(page, '/news')
  const loading = page
    .getByRole('combobox', { name: 'Category' })
    .and(page.locator('[aria-busy=true]'))
  await loading.waitFor()
  answer()
  await loading.waitFor({ state: 'detached' })
})

test('a list stays where it is when its figures arrive', async () => {
  const page = await site.open()
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/news/counts*', async (route) => {
    await asked
    await route.fallback()
  })
  await openBackoffice(page, '/news')
  const table = page.getByRole('table', { name: 'News' })
  await table.waitFor()
  const before = await table.boundingBox()
  expect(await page.getByText(/\d+ articles, /).count()).toBe(0)
  answer()
  await page.getByText(/\d+ articles, /).waitFor()
  expect(await table.boundingBox()).toEqual(before)
})
