import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { roiNames } from '@repo/estimator/messages/names/words.ts'
import { demoRequestWords } from '#src/features/demo-requests/messages/words.ts'
import { requestPath } from '#src/features/demo-requests/site/use-queued-request.ts'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { homeWords, logisticsWords, offlineWords, rtlsWords, termsWords } from '#words/index.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { violations } from '../support/axe.ts'
import {
  allCached,
  cachedPaths,
  compressed,
  connectSlowly,
  namesCached,
  transferred,
} from '../support/offline-steps.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice } from '../staff/staff-steps.ts'
import { startVersionProxy } from '../support/version-proxy.ts'
import { awake, field } from '../support/visitor-form-steps.ts'

const site = siteInChromium()

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

const demoForm = (page: Page) => page.getByRole('main').locator('form')

/** Its sheets have arrived. */
async function expectStyled(page: Page): Promise<void> {
  const rules = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      ({ sheet }) => sheet?.cssRules.length ?? 0,
    ),
  )
  expect(Math.min(...rules)).toBeGreaterThan(0)
}

test('after one visit all 29 pages of a long language are kept in at most 900,000 bytes, and open without a connection, where prices and the demo form work', async () => {
  const pages = ['/fr', ...namesCached.map((name) => `/fr/${name}`)]
  expect(pages).toHaveLength(29)
  await Promise.all(
    ['/fr/terms', '/offline/fr', ...pages].map((path) => compressed(site.server().url + path)),
  )
  const page = await site.open({ serviceWorkers: 'allow' })
  await page.goto('/fr/terms')
  await allCached(page, 'fr')
  const { paths, bytes } = await transferred(page)
  expect(paths).toEqual(expect.arrayContaining(pages))
  expect(bytes).toBeLessThanOrEqual(900_000)

  await page.context().setOffline(true)
  // All are kept by one rule: home and a few others are opened.
  const some = namesCached.filter((_, index) => index % 9 === 3).map((name) => `/${name}`)
  for (const path of ['', ...some, '/contact']) {
    await page.goto(`/fr${path}`)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await expect.poll(() => page.getByText(offlineWords.fr.lead).count()).toBe(0)
  }
  await expectStyled(page)
  expect(await page.evaluate(() => document.fonts.check('16px Archivo'))).toBe(true)

  await page.goto('/fr/pricing')
  const result = page.locator('#result')
  const before = await result.textContent()
  await page.locator('#estimate form').getByLabel(roiNames.fr.inputs.forklifts).fill('30')
  await expect.poll(() => result.textContent()).not.toBe(before)
  await expectStyled(page)

  await page.goto('/fr/request-demo')
  await awake(demoForm(page))
  await page.getByRole('main').locator('button[type=submit]').click()
  const name = field(page, demoRequestWords.fr.form.labels.name)
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
  await expectStyled(page)
})

const { form } = demoRequestWords.de
const queuedTitle = (page: Page) => page.getByRole('heading', { name: form.kept })
const sendButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: siteWords.de.pages['request-demo'] })

async function requestOffline(
  page: Page,
  company: string,
  last: () => Promise<unknown> = async () => {},
): Promise<void> {
  await page.goto('/de/request-demo')
  await awake(demoForm(page))
  await expect.poll(() => queuedTitle(page).count()).toBe(0)
  await page.context().setOffline(true)
  await page.reload()
  await awake(demoForm(page))
  await field(page, form.labels.name).fill('Ada Example')
  await field(page, form.labels.email).fill('ada@example.com')
  await field(page, form.labels.company).fill(company)
  await field(page, form.labels.country).selectOption('PT')
  await last()
  await sendButton(page).click()
  await queuedTitle(page).waitFor()
  await expect.poll(() => page.getByText(form.success).count()).toBe(0)
  await expect.poll(() => page.getByText(form.error).count()).toBe(0)
}

async function received(company: string): Promise<unknown[]> {
  const staff = await site.staff()
  const { items } = await staff.list(demoRequestsApi.list, { query: { search: company } })
  return Object.values(items).map(({ language }) => language)
}

test('a demo request made offline is queued, and sent once when the network returns, which every open page says; the visitor can delete it; one that the server rejects waits at the form, with its error', async () => {
  const proxy = await startVersionProxy(site.server().url)
  onTestFinished(proxy.stop)
  const page = await site.open({ serviceWorkers: 'allow', baseURL: proxy.url })
  site.expectTrace(new RegExp(`^foreign ${proxy.url}`))
  const context = page.context()
  // There only what is visited is kept: the form, once it came through the worker.
  await connectSlowly(page)
  await page.goto('/de/request-demo')
  await expect.poll(() => cachedPaths(page)).toContain('/offline/de')
  const kept = (await cachedPaths(page)).filter((path) => /^\/(de|offline)/.test(path))
  expect(kept).toEqual(['/de/request-demo', '/offline/de'])
  const other = await context.newPage()
  await other.goto('/de/terms')
  await requestOffline(page, 'Funkloch GmbH')
  expect(await violations(page)).toEqual([])
  const second = await context.newPage()
  await second.goto('/de/request-demo')
  await queuedTitle(second).waitFor()
  // The network is said to be back before it carries a call.
  const restore = proxy.refuse(requestPath)
  await context.setOffline(false)
  await expect.poll(() => proxy.requests(requestPath)).toBeGreaterThan(0)
  await expect.poll(() => page.getByText(form.success).count()).toBe(0)
  restore()
  for (const tab of [page, second]) await tab.getByRole('heading', { name: form.success }).waitFor()
  await other.getByText(form.success).waitFor()
  for (const tab of [second, other]) await tab.close()
  expect(await received('Funkloch')).toEqual(['de'])
  await expect.poll(() => page.getByText(form.error).count()).toBe(0)

  await requestOffline(page, 'Verworfen KG')
  await page.getByRole('button', { name: form.discard }).click()
  await queuedTitle(page).waitFor({ state: 'detached' })
  await expect.poll(() => field(page, form.labels.company).inputValue()).toBe('Verworfen KG')
  await context.setOffline(false)

  // No option of the page, so that the server alone finds it.
  await requestOffline(page, 'Falsches Land GmbH', () =>
    field(page, form.labels.country).evaluate((select: HTMLSelectElement) =>
      select.append(new Option('Nowhere', 'ZZ', true, true)),
    ),
  )
  site.expectTrace(/422 .*requestdemo/)
  await context.setOffline(false)
  await page.goto('/de/request-demo')
  await page.getByText(form.errors.country).waitFor()
  await expect.poll(() => field(page, form.labels.company).inputValue()).toBe('Falsches Land GmbH')
  expect(await violations(page)).toEqual([])
  const before = proxy.requests(requestPath)
  await page.goto('/de/terms')
  await page.waitForTimeout(1_000)
  expect(proxy.requests(requestPath)).toBe(before)
  await page.goto('/de/request-demo')
  await page.getByText(form.errors.country).waitFor()
  await field(page, form.labels.country).selectOption('PT')
  await sendButton(page).click()
  await page.getByRole('heading', { name: form.success }).waitFor()
  expect(await received('Falsches Land')).toEqual(['de'])
  expect(await received('Verworfen')).toEqual([])
})

// The last one of the file: it ends the server.
test('offline, a visited page reloads, `/` leads home, and any other page says what is kept, which is nothing of the back office; each visit is counted once', async () => {
  const page = await site.open({
    serviceWorkers: 'allow',
    // One without a window is a program to the counter.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  })
  await page.goto('/de/logistics')
  await allCached(page, 'de')
  // The scripts that parts of the first visited page name are kept with it.
  const part = await page.locator('[data-enhance]').first().getAttribute('data-enhance')
  expect(await cachedPaths(page)).toContain(part)
  for (const name of ['news', 'about']) await page.goto(`/de/${name}`)
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await openBackoffice(page, '/news')
  await page.getByRole('link', { name: 'New article' }).waitFor()
  const paths = await cachedPaths(page)
  expect(paths.filter((path) => /^\/(api|account|sessions|backoffice)/.test(path))).toEqual([])

  await page.context().setOffline(true)
  const second = await page.context().newPage()
  await expect(second.goto('/backoffice/news')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await second.close()
  await page.goto('/de/logistics')
  await page.reload()
  await title(page, logisticsWords.de.heading)
  await page.goto('/')
  await title(page, homeWords.de.hero.title)
  expect(new URL(page.url()).pathname).toBe('/de')

  for (const path of ['/de/gone', '/de/news?search=Tor', '/de/gone/', '/fr/rtls']) {
    await page.goto(path)
    await title(page, offlineWords.de.title)
    await page.getByRole('heading', { name: offlineWords.de.form }).waitFor()
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
  }
  const kept = page.getByRole('navigation', { name: offlineWords.de.kept }).getByRole('link')
  const { pages, words } = siteWords.de
  const names = [words.backToHome, ...namesCached.map((name) => pages[name])]
  await expect.poll(() => kept.allTextContents()).toEqual(names)
  expect(await violations(page)).toEqual([])
  await kept.filter({ hasText: pages.terms }).click()
  await title(page, termsWords.de.title)
  await page.goBack()

  await page.context().setOffline(false)
  await page.getByRole('link', { name: offlineWords.de.retry }).click()
  await title(page, rtlsWords.fr.opening.title)

  // It stores its counts when it stops; what the worker fetches by itself is no visit.
  const { dataDir, stop } = site.server()
  await stop()
  const database = new DatabaseSync(join(dataDir, 'trilane.sqlite'))
  const rows = database
    .prepare("select page, views from page_count where language = 'de' order by page")
    .all()
  database.close()
  expect(rows.map(({ page: name, views }) => [name, views])).toEqual([
    ['about', 1],
    ['logistics', 1],
    ['news', 1],
  ])
})
