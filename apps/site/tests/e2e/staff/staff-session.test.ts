import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signInWords } from '#words/index.ts'
import { administrator } from '#tests/support/demo-store-setup.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import {
  accountByCommand,
  openBackoffice,
  publishArticle,
  requestDemo,
  signIn,
} from './staff-steps.ts'

const site = siteInChromium()

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Back office' })

describe('signing in', () => {
  test('the back office redirects to the sign-in page, which returns to it', async () => {
    const page = await site.open()
    site.expectTrace(/^(401 \/account|422 \/en\/sign-in)/)
    await page.goto('/backoffice/news?state=draft')
    await page.waitForURL('**/en/sign-in?return=**')
    expect(new URL(page.url()).searchParams.get('return')).toBe('/backoffice/news?state=draft')
    const form = page.getByRole('main').locator('form')
    await form.getByLabel('Email', { exact: true }).fill(administrator.email)
    const password = form.getByLabel('Password', { exact: true })
    const type = () => password.getAttribute('type')
    await password.fill('wrong')
    await form.getByRole('checkbox', { name: signInWords.en.showPassword }).check()
    await expect.poll(type).toBe('text')
    await form.getByRole('button').click()
    await page.getByRole('alert').filter({ hasText: signInWords.en.errors.credentials }).waitFor()
    expect(await type()).toBe('password')
    await expect
      .poll(() => password.evaluate((input) => input === document.activeElement))
      .toBe(true)
    await signIn(page)
    await title(page, 'News').waitFor()
    expect(page.url()).toMatch(/\/backoffice\/news\?state=draft$/)
  })

  test('works without JavaScript; the back office then says that it needs it', async () => {
    const page = await site.open({ javaScriptEnabled: false })
    site.expectTrace(/^4\d\d \/de\/sign-in$/)
    await page.goto('/de/sign-in')
    const { steps, errors } = signInWords.de
    const form = page.getByRole('main').locator('form')
    const fill = async (password: string) => {
      await form.getByLabel('E-Mail', { exact: true }).fill(administrator.email)
      await form.getByLabel('Passwort', { exact: true }).fill(password)
      await form.getByRole('button', { name: steps['sign-in'].submit }).click()
    }
    await expect.poll(() => form.getByRole('checkbox').count()).toBe(0)
    await fill('wrong')
    await form.getByText(errors.credentials).waitFor()
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('password')
    await fill(administrator.password)
    await page.waitForURL('**/backoffice')
    await expect.poll(() => page.locator('noscript').isVisible()).toBe(true)
    const again = await site.open({ storageState: await page.context().storageState() })
    await again.goto('/backoffice')
    await navigation(again).waitFor()
  })

  test('signing out leads back to the sign-in page and ends the session', async () => {
    const page = await site.open()
    // What the dashboard has asked for may be answered after the session has ended.
    site.expectTrace(/^401 \/(account|api)/)
    await openBackoffice(page)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/en/sign-in**')
    await page.goto('/backoffice')
    await page.waitForURL('**/en/sign-in**')
  })

  test('signing out ends the other tabs too, and a page that Back restores', async () => {
    const page = await site.open()
    site.expectTrace(/^401 \/(account|api)/)
    await openBackoffice(page, '/subscriptions')
    const other = await page.context().newPage()
    await other.goto('/backoffice/news')
    await title(other, 'News').waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/en/sign-in**')
    await other.waitForURL('**/en/sign-in**')
    await page.goBack()
    await page.waitForURL('**/en/sign-in**')
    await page.getByRole('main').locator('form').waitFor()
  })

  test('a page that is restored from memory after signing out is loaded again', async () => {
    const page = await site.open()
    site.expectTrace(/^401 \/(account|api)/)
    await openBackoffice(page, '/subscriptions')
    await page.route('**/en/sign-in**', (route) => route.fulfill({ status: 204 }))
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByText('Loading', { exact: true }).waitFor()
    await page.unroute('**/en/sign-in**')
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await page.waitForURL('**/en/sign-in**')
  })
})

test('every address of the back office can be opened directly; an unknown one says so', async () => {
  const staff = await site.staff()
  const item = await publishArticle(staff)
  const lead = await requestDemo(staff, 'Halle Nord')
  const page = await site.open()
  site.expectTrace(/^404 \/api\/(news|leads)\/id\/unknown$/)
  await openBackoffice(page)
  const titles = {
    '/news': 'News',
    [`/leads/${lead.id}`]: 'Halle Nord',
    '/nothing/here': 'Not found',
    '/news/unknown': 'Not found',
    '/leads/unknown': 'Not found',
  }
  await navigation(page).getByRole('link', { name: 'Dashboard', exact: true }).waitFor()
  for (const [path, name] of Object.entries(titles)) {
    const answer = await page.goto(`/backoffice${path}`)
    expect(answer?.status()).toBe(200)
    await title(page, name).waitFor()
    expect(await page.title()).toContain(name)
  }
  await page.goto(`/backoffice/news/${item.id}`)
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Title' }).inputValue())
    .toBe(item.title)
  await page.goto('/backoffice/news/new')
  await expect.poll(() => page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('')
})

test('an editor calculates, and is offered nothing to save or to open', async () => {
  const page = await site.open()
  await openBackoffice(page, '/calculator', accountByCommand(site, 'editor'))
  await page.waitForURL('**/backoffice/calculator/new')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Company name' }).fill('Halle Nord')
  for (const [label, value] of [
    ['Number of forklifts', '25'],
    ['Total warehouse area', '15,000'],
    ['Number of shifts', '2'],
    ['Shift hours', '8'],
    ['Total pallets moved per year', '300,000'],
  ] as const)
    await main.getByRole('textbox', { name: label }).fill(value)
  await main.getByRole('button', { name: 'Calculate', exact: true }).click()
  await main.getByText('Payback over time').waitFor()
  await expect.poll(() => main.getByRole('button', { name: /Save/ }).count()).toBe(0)
  await expect.poll(() => main.getByRole('link', { name: 'Estimates' }).count()).toBe(0)
})
