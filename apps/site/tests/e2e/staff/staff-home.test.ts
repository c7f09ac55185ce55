import { expect, test } from 'vitest'
import { newsApi, type NewsItem } from '#src/features/news/contract.ts'
import { overflow, violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice, publishArticle, requestDemo } from './staff-steps.ts'

const site = siteInChromium()

test('the palette finds, goes and does, by keyboard alone', async () => {
  const staff = await site.staff()
  await requestDemo(staff, 'Halle Nordwest')
  const page = await site.open()
  await openBackoffice(page, '/documents')
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  const field = palette.getByRole('combobox')
  const chosen = palette.getByRole('option', { selected: true })

  await page.keyboard.press('Control+K')
  await field.waitFor()
  expect(await violations(page, { overlay: true })).toEqual([])
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
  await page.getByRole('dialog').getByLabel('Email').waitFor()
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 900 })
  const opener = page.getByRole('button', { name: 'Search or jump to' })
  await opener.click()
  await field.waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await violations(page, { overlay: true })).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => opener.evaluate((it) => it === document.activeElement)).toBe(true)
})

test('the dashboard says what waits, and each entry leads to exactly that', async () => {
  const staff = await site.staff()
  await requestDemo(staff, 'Halle Südost')
  const { id } = await publishArticle(staff, { title: 'Later', permalink: `later-${Date.now()}` })
  const hour = 3_600_000
  await staff.call(newsApi.publish, {
    body: { id, hideAt: new Date(Date.now() + hour).toISOString() },
  })
  await staff.call(newsApi.create, {
    body: { language: 'en', title: 'A draft', permalink: `a-draft-${Date.now()}`, content: '' },
  })
  const page = await site.open()
  await page.goto('/en/pricing')
  await openBackoffice(page)
  const waiting = page.getByRole('list', { name: 'Needs attention' })
  await waiting.getByText(/^\d+ demo requests? needs? a first reply$/).waitFor()
  await waiting
    .getByText(/^News: “Later” will be hidden/)
    .first()
    .waitFor()
  await page.getByRole('heading', { name: 'Page views' }).waitFor()
  await waiting.getByRole('link', { name: /^View: News: \d+ unpublished drafts?/ }).click()
  await page.waitForURL('**/news?state=draft')
  await page.getByRole('link', { name: 'A draft' }).first().waitFor()
  await page.goBack()
  await waiting.getByRole('link', { name: /^Reply/ }).click()
  await page.waitForURL(/\/leads\?state=new/)
  await page.getByRole('link', { name: 'Halle Südost' }).first().waitFor()
})

const fieldsOf = ({ id, language, title, permalink, categories }: NewsItem) => ({
  id,
  language,
  title,
  permalink,
  categories,
})

test('the dashboard opens an outdated translation beside its source', async () => {
  const staff = await site.staff()
  const source = await publishArticle(staff, {
    title: 'A source',
    permalink: `source-${Date.now()}`,
  })
  const { id } = await staff.call(newsApi.create, {
    body: {
      language: 'de',
      title: 'Eine Übersetzung',
      permalink: `ziel-${Date.now()}`,
      content: '<p>Anker über den Regalen.</p>',
      counterpartOf: source.id,
    },
  })
  await staff.call(newsApi.update, {
    body: { ...fieldsOf(source), content: '<p>Other anchors above the racks.</p>' },
  })
  const page = await site.open()
  await openBackoffice(page)
  const waiting = page.getByRole('list', { name: 'Needs attention' })
  await waiting.getByRole('link', { name: /^Compare: News: / }).click()
  await page.waitForURL(`**/news/${id}?beside=${source.id}`)
  await page.getByText('Other anchors above the racks.').first().waitFor()
})

test('signing in leaves no error in the page, and the account is in view on a low screen', async () => {
  const page = await site.open({ viewport: { width: 1440, height: 720 } })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await openBackoffice(page)
  const signOut = page.getByRole('button', { name: 'Sign out' })
  await signOut.waitFor()
  const { y = 0, height = 0 } = (await signOut.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(720)
  await page.getByRole('link', { name: 'API' }).scrollIntoViewIfNeeded()
  expect(errors).toEqual([])
})

test('the number of new requests stands in one line beside its entry, however large', async () => {
  await requestDemo(await site.staff(), 'Halle Süd')
  const page = await site.open()
  await openBackoffice(page, '/leads')
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

test('the dashboard speaks of one doubtful request in the singular', async () => {
  const { url } = site.server()
  const fields = { name: 'Ada', email: 'ada@example.com', company: 'Halle Nord', country: 'PT' }
  await fetch(`${url}/en/request-demo`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams({ form: 'request-demo', ...fields }),
    redirect: 'manual',
  })
  const page = await site.open()
  await openBackoffice(page)
  const waiting = page.getByRole('list', { name: 'Needs attention' })
  const entry = waiting.getByRole('listitem').filter({ hasText: '1 demo request may be spam' })
  await entry.getByText('It will be deleted after 30 days unless you accept it.').waitFor()
})
