import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { overflow, violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice, publishArticle, requestDemo } from './staff-steps.ts'

const site = siteInChromium()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const search = (page: Page) => new URL(page.url()).search

test('the palette finds, goes and does, by keyboard alone', async () => {
  const staff = await site.staff()
  await requestDemo(staff, 'Halle Nordwest')
  const page = await site.open()
  await openBackoffice(page, '/documents')
  const palette = page.getByRole('dialog', { name: 'Search or jump to…' })
  const field = palette.getByRole('combobox')
  const chosen = palette.getByRole('option', { selected: true })

  await page.keyboard.press('Control+K')
  await field.waitFor()
  await page.keyboard.type('nordw')
  await expect.poll(() => chosen.textContent()).toMatch('Halle Nordwest')
  expect(await violations(page, { overlay: true })).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Halle Nordwest' }).waitFor()

  await page.keyboard.press('Control+K')
  await expect.poll(() => chosen.textContent()).toMatch('Halle Nordwest')
  await page.keyboard.type('audit')
  await expect.poll(() => chosen.textContent()).toBe('Audit log')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor()

  await page.keyboard.press('Control+K')
  await page.keyboard.type('invite')
  await expect.poll(() => chosen.textContent()).toBe('Invite user')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Email', { exact: true }).waitFor()
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 900 })
  const opener = page.getByRole('button', { name: 'Search or jump to…' })
  await opener.click()
  await field.waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await violations(page, { overlay: true })).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => opener.evaluate((it) => it === document.activeElement)).toBe(true)
})

/** A form that does not say when it was begun is doubtful. */
const sendDoubtful = (url: string) =>
  fetch(`${url}/en/request-demo`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams({
      form: 'request-demo',
      name: 'Ada',
      email: 'ada@example.com',
      company: 'Halle Nord',
      country: 'PT',
    }),
    redirect: 'manual',
  })

test('the dashboard says what waits and who waits for an answer, and each entry and figure leads to exactly that', async () => {
  const staff = await site.staff()
  const { id: answered } = await requestDemo(staff, 'Already answered')
  await requestDemo(staff, 'Halle Südost')
  await staff.call(demoRequestsApi.setState, { body: { id: answered, state: 'contacted' } })
  await sendDoubtful(site.server().url)
  const source = await publishArticle(staff, { title: 'A source' })
  const { id: target } = await staff.call(newsApi.create, {
    body: {
      language: 'de',
      title: 'Eine Übersetzung',
      permalink: 'ziel',
      content: '<p>Anker über den Regalen.</p>',
      counterpartOf: source.id,
    },
  })
  const { id, language, title, permalink, categories } = source
  const content = '<p>Other anchors above the racks.</p>'
  await staff.call(newsApi.update, {
    body: { id, language, title, permalink, categories, content },
  })
  const later = await publishArticle(staff, { title: 'Later' })
  const hideAt = new Date(Date.now() + 3_600_000).toISOString()
  await staff.call(newsApi.publish, { body: { id: later.id, hideAt } })
  await staff.call(newsApi.create, {
    body: { language: 'en', title: 'A draft', permalink: 'a-draft', content: '' },
  })

  const page = await site.open()
  await page.goto('/en/pricing')
  await openBackoffice(page)
  const waiting = page.getByRole('list', { name: 'Needs attention' })
  await waiting.getByText(/^\d+ demo requests? needs? a first reply$/).waitFor()
  const doubtful = waiting.getByRole('listitem').filter({ hasText: '1 demo request may be spam' })
  await doubtful.getByText('It will be deleted after 30 days unless you accept it.').waitFor()
  await waiting
    .getByText(/^News: “Later” will be hidden/)
    .first()
    .waitFor()
  await page.getByRole('heading', { name: 'Page views' }).waitFor()
  expect(await page.title()).toMatch(/^Dashboard – /)
  const requests = page.getByRole('table', { name: 'Demo requests that need a first reply' })
  await requests.getByRole('link', { name: 'Halle Südost' }).waitFor()
  expect(await requests.getByText('Already answered').count()).toBe(0)

  await waiting.getByRole('link', { name: /^View: News: \d+ drafts?$/ }).click()
  await page.waitForURL('**/news?state=draft')
  await page.getByRole('link', { name: 'A draft' }).first().waitFor()
  await page.goBack()
  const published = page.getByText('published', { exact: true })
  await page.locator('dl > div').filter({ has: published }).getByRole('link').click()
  await page.waitForURL('**/news?state=published')
  await page.goBack()
  await waiting.getByRole('link', { name: /^Reply/ }).click()
  await page.waitForURL(/\/leads\?state=new/)
  await page.getByRole('link', { name: 'Halle Südost' }).first().waitFor()
  await page.goBack()
  await waiting.getByRole('link', { name: /^Compare: News: / }).click()
  await page.waitForURL(`**/news/${target}?beside=${id}`)
  await page.getByText('Other anchors above the racks.').first().waitFor()
})

test('on a low screen the account is in view, and the number of new requests stands in one line beside its entry, however large', async () => {
  await requestDemo(await site.staff(), 'Halle Süd')
  const page = await site.open({ viewport: { width: 1440, height: 720 } })
  await openBackoffice(page, '/leads')
  const signOut = page.getByRole('button', { name: 'Sign out' })
  await signOut.waitFor()
  const box = (await signOut.boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(720)
  await page.getByRole('link', { name: 'API' }).scrollIntoViewIfNeeded()
  const entry = page.getByRole('navigation').getByRole('link', { name: /^Demo requests/ })
  const badge = entry.locator('> span')
  const height = async () => (await entry.boundingBox())!.height
  await badge.waitFor()
  const before = await height()
  await badge.evaluate(({ firstChild }) => (firstChild!.nodeValue = '128'))
  expect(await height()).toBe(before)
  const { width, height: line } = (await badge.boundingBox())!
  expect(width).toBeGreaterThan(line)
})

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
  await page.getByRole('link', { name: 'Users' }).click()
  await heading(page, 'Users').waitFor()
  await page.keyboard.press('n')
  await page.getByRole('dialog').getByText('Invite user').waitFor()
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
  let before: Awaited<ReturnType<typeof table.boundingBox>> = null
  // A long list is drawn in two steps.
  const isDrawn = async () => before?.height === (before = await table.boundingBox())?.height
  await expect.poll(isDrawn).toBe(true)
  expect(await page.getByText(/\d+ articles, /).count()).toBe(0)
  answer()
  await page.getByText(/\d+ articles, /).waitFor()
  expect(await table.boundingBox()).toEqual(before)
})
