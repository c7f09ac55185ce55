import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoRequestWords } from '#src/features/demo-requests/messages/words.ts'
import { requestPath } from '#src/features/demo-requests/site/use-queued-request.ts'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { offlineWords } from '#words/index.ts'
import { homeWords, rtlsWords, termsWords } from '#words/index.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { violations } from '../support/axe.ts'
import { allCached, cachedPaths, namesCached } from '../support/offline-steps.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { startVersionProxy } from '../support/version-proxy.ts'
import { awake, field } from '../support/visitor-form-steps.ts'

const site = siteInChromium()

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

test('offline, a visited page reloads, `/` leads home, and any other page says what is kept', async () => {
  const page = await site.open({ serviceWorkers: 'allow' })
  await page.goto('/de/terms')
  await allCached(page, 'de')
  await page.context().setOffline(true)
  await page.reload()
  await title(page, termsWords.de.title)
  await page.goto('/')
  await title(page, homeWords.de.hero.title)
  expect(new URL(page.url()).pathname).toBe('/de')

  for (const path of ['/de/gone', '/de/news?search=Tor', '/de/gone/', '/fr', '/fr/rtls']) {
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
})

test('the scripts that parts of the first visited page name are kept with it', async () => {
  const page = await site.open({ serviceWorkers: 'allow' })
  await page.goto('/de/logistics')
  await allCached(page, 'de')
  const named = await page.locator('[data-enhance]').first().getAttribute('data-enhance')
  expect(await cachedPaths(page)).toContain(named)
})

const { form } = demoRequestWords.de
const queuedTitle = (page: Page) => page.getByRole('heading', { name: form.kept })

async function requestOffline(
  page: Page,
  company: string,
  last: () => Promise<void> = async () => {},
): Promise<void> {
  await page.goto('/de/request-demo')
  await allCached(page, 'de')
  await page.context().setOffline(true)
  await page.reload()
  await awake(page.getByRole('main').locator('form'))
  await field(page, form.labels.name).fill('Ada Example')
  await field(page, form.labels.email).fill('ada@example.com')
  await field(page, form.labels.company).fill(company)
  await field(page, form.labels.country).selectOption('PT')
  await last()
  const button = siteWords.de.pages['request-demo']
  await page.getByRole('main').getByRole('button', { name: button }).click()
  await queuedTitle(page).waitFor()
  await expect.poll(() => page.getByText(form.success).count()).toBe(0)
  await expect.poll(() => page.getByText(form.error).count()).toBe(0)
}

async function received(company: string): Promise<unknown[]> {
  const staff = await site.staff()
  const { items } = await staff.list(demoRequestsApi.list, { query: { search: company } })
  return Object.values(items).map(({ language }) => language)
}

test('a demo request made offline is queued, and sent once when the network returns, with two tabs open', async () => {
  const page = await site.open({ serviceWorkers: 'allow' })
  await requestOffline(page, 'Funkloch GmbH')
  expect(await violations(page)).toEqual([])
  const second = await page.context().newPage()
  await second.goto('/de/request-demo')
  await queuedTitle(second).waitFor()
  await page.context().setOffline(false)
  for (const tab of [page, second]) await tab.getByRole('heading', { name: form.success }).waitFor()
  expect(await received('Funkloch')).toEqual(['de'])
  await page.goto('/de/request-demo')
  await awake(page.getByRole('main').locator('form'))
  await expect.poll(() => queuedTitle(page).count()).toBe(0)
})

test('from any open page a queued demo request is sent, which says so, or it is deleted by the visitor', async () => {
  const proxy = await startVersionProxy(site.server().url)
  const page = await site.open({ serviceWorkers: 'allow', baseURL: proxy.url })
  site.expectTrace(new RegExp(`^foreign ${proxy.url}`))
  await requestOffline(page, 'Zweite Seite AG')
  await page.goto('/de')
  const second = await page.context().newPage()
  await second.goto('/de/pricing')
  // The network is said to be back before it carries a call.
  const restore = proxy.refuse(requestPath)
  await page.context().setOffline(false)
  await expect.poll(() => proxy.requests(requestPath)).toBeGreaterThan(0)
  await expect.poll(() => page.getByText(form.success).count()).toBe(0)
  restore()
  for (const tab of [page, second]) await tab.getByText(form.success).waitFor()
  expect(await received('Zweite Seite')).toEqual(['de'])
  await expect.poll(() => page.getByText(form.error).count()).toBe(0)
  await second.close()

  await requestOffline(page, 'Verworfen KG')
  await page.getByRole('button', { name: form.discard }).click()
  await queuedTitle(page).waitFor({ state: 'detached' })
  await expect.poll(() => field(page, form.labels.company).inputValue()).toBe('Verworfen KG')
  await page.context().setOffline(false)
  await page.goto('/de/terms')
  await page.waitForTimeout(1_500)
  expect(await received('Verworfen')).toEqual([])
  proxy.stop()
})

test('a queued demo request that the server rejects is not sent again: it waits at the form, with its error', async () => {
  const page = await site.open({ serviceWorkers: 'allow' })
  let sent = 0
  page.context().on('request', (request) => {
    if (request.url().endsWith(requestPath)) sent += 1
  })
  await requestOffline(page, 'Falsches Land GmbH', async () =>
    // No option of the page, so that the server alone finds it.
    field(page, form.labels.country).evaluate((select: HTMLSelectElement) => {
      select.append(new Option('Nowhere', 'ZZ', true, true))
    }),
  )
  site.expectTrace(/422 .*requestdemo/)
  await page.context().setOffline(false)
  await page.goto('/de/request-demo')
  await page.getByText(form.errors.country).waitFor()
  await expect.poll(() => field(page, form.labels.company).inputValue()).toBe('Falsches Land GmbH')
  expect(await violations(page)).toEqual([])
  const before = sent
  await page.goto('/de/terms')
  await page.waitForTimeout(1_000)
  expect(sent).toBe(before)
  await page.goto('/de/request-demo')
  await page.getByText(form.errors.country).waitFor()
  await field(page, form.labels.country).selectOption('PT')
  const button = siteWords.de.pages['request-demo']
  await page.getByRole('main').getByRole('button', { name: button }).click()
  await page.getByRole('heading', { name: form.success }).waitFor()
  expect(await received('Falsches Land')).toEqual(['de'])
})
