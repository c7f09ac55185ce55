import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accountApi } from '@repo/platform/account/contract.ts'
import { secondFactorApi } from '@repo/platform/account/second-factor-contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { createClient } from '@repo/platform/rest/client.ts'
import { signInWords } from '#words/index.ts'
import { administrator } from '#tests/support/demo-store-setup.ts'
import { codeOf } from '#tests/support/users.ts'
import { violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import {
  accountByCommand,
  accountOf,
  openBackoffice,
  publishArticle,
  signIn,
} from './staff-steps.ts'

const site = siteInChromium()

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

describe('signing in', () => {
  test('the back office redirects to the sign-in page, which returns to it', async () => {
    const page = await site.open()
    site.expectTrace(/^(401 \/account|422 \/en\/sign-in|404 \/api\/news\/id\/unknown$)/)
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
    await signIn(page, accountByCommand(site, 'editor'))
    await title(page, 'News').waitFor()
    expect(page.url()).toMatch(/\/backoffice\/news\?state=draft$/)
    const answer = await page.goto('/backoffice/news/unknown')
    expect(answer?.status()).toBe(200)
    await title(page, 'Not found').waitFor()
    expect(await page.title()).toContain('Not found')
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
    expect((await page.request.get(accountApi.get.path)).status()).toBe(200)
  })

  test('signing out ends the session in the other tabs too, and of a page that Back or memory restores', async () => {
    const page = await site.open()
    // What a screen has asked for may be answered after the session has ended.
    site.expectTrace(/^401 \/(account|api)/)
    await openBackoffice(page, '/subscriptions')
    const other = await page.context().newPage()
    await other.goto('/backoffice/news')
    await title(other, 'News').waitFor()
    // As if the page were restored from memory.
    await page.route('**/en/sign-in**', (route) => route.fulfill({ status: 204 }))
    await page.getByRole('button', { name: 'Sign out' }).click()
    await other.waitForURL('**/en/sign-in**')
    await page.getByText('Loading', { exact: true }).waitFor()
    await page.unroute('**/en/sign-in**')
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await page.waitForURL('**/en/sign-in**')
    await page.goBack()
    await page.waitForURL('**/en/sign-in**')
    await page.getByRole('main').locator('form').waitFor()
  })
})

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' })

/** Calls as the browser's account, with its cookie. */
async function asIn(page: Page) {
  const { url } = site.server()
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return createClient({
    origins: { site: url, account: url },
    fetch: (path, options) =>
      fetch(path, { ...options, headers: { ...options?.headers, cookie, origin: url } }),
  })
}

/** The browser still holds its cookie. */
const endSession = async (page: Page) => (await asIn(page)).call(accountApi.signOut, {})

test('where a session ends, a dialog over the page signs in again; text, focus and caret stay where they were', async () => {
  const staff = await site.staff()
  const item = await publishArticle(staff, { content: '<p>Anchors above the racks.</p>' })
  const page = await site.open()
  site.expectTrace(/^401 \/(api\/news|sessions)/)
  await openBackoffice(page, `/news/${item.id}`)
  const password = dialog(page).getByLabel('Password', { exact: true })
  const goOn = async () => {
    await password.fill(administrator.password)
    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'detached' })
  }

  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await page.keyboard.press('Control+Home')
  for (let step = 0; step < 'Anchors'.length; step += 1) await page.keyboard.press('ArrowRight')
  await endSession(page)
  await page.keyboard.type('!')
  await page.keyboard.press('Control+s')
  await dialog(page).getByText('Your unsaved changes are kept.').waitFor()
  expect(await violations(page, { overlay: true })).toEqual([])
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['device'])
  await expect.poll(() => page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await password.fill('wrong')
  await page.keyboard.press('Enter')
  await dialog(page).getByText('The email, password or code is wrong.').waitFor()
  await goOn()
  await text.and(page.locator(':focus')).waitFor()
  await page.keyboard.type('?')
  await expect.poll(() => text.textContent()).toBe('Anchors!? above the racks.')

  await titleField(page).fill('Two words')
  await titleField(page).evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(3, 3))
  await endSession(page)
  await page.keyboard.press('Control+s')
  await goOn()
  await titleField(page).and(page.locator(':focus')).waitFor()
  await page.keyboard.type('-and-more')
  await expect.poll(() => titleField(page).inputValue()).toBe('Two-and-more words')

  await endSession(page)
  const save = page.getByRole('button', { name: /^Save(?! and)/ })
  await save.click()
  await goOn()
  await save.and(page.locator(':focus')).waitFor()
  await save.click()
  await page.getByRole('status').filter({ hasText: '” saved' }).waitFor()
  const stored = await staff.call(newsApi.get, { params: { id: item.id } })
  expect(stored.changes?.item).toMatchObject({
    title: 'Two-and-more words',
    content: '<p>Anchors!? above the racks.</p>',
  })
})

test('it takes the second factor; another account gets its own start page and not the text', async () => {
  const [first, second] = [accountOf(site, 'editor'), accountOf(site, 'editor')]
  const page = await site.open()
  site.expectTrace(/^401 \/(api\/news|sessions|account)/)
  await openBackoffice(page, '/news/new', first)
  const calls = await asIn(page)
  const { secret } = await calls.call(secondFactorApi.begin, {
    body: { password: first.password },
  })
  await calls.call(secondFactorApi.activate, {
    body: { code: codeOf(secret, Date.now() - 30_000) },
  })
  await titleField(page).fill('Of the first account')
  const signInAgain = async ({ email, password }: typeof first) => {
    await endSession(page)
    await page.getByRole('button', { name: /^Save(?! and)/ }).click()
    await dialog(page).getByLabel('Email').fill(email)
    await dialog(page).getByLabel('Password', { exact: true }).fill(password)
    await dialog(page).getByRole('button', { name: 'Sign in' }).click()
  }
  await signInAgain(first)
  await dialog(page).getByLabel('Code').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => titleField(page).inputValue()).toBe('Of the first account')
  await signInAgain(second)
  await page.waitForURL(/\/backoffice\/?$/)
  await page.getByText(second.email).first().waitFor()
  await page.goto('/backoffice/news/new')
  await titleField(page).waitFor()
  await expect.poll(() => page.getByText('Of the first account').count()).toBe(0)
  const kept = await page.evaluate(() => Object.entries({ ...localStorage }).join())
  expect(kept).toContain('Of the first account')
})

test('an export with an ended session says so too, and of no text that it is kept', async () => {
  const page = await site.open()
  site.expectTrace(/^401 \/api\//)
  await openBackoffice(page, '/leads')
  const button = page.getByRole('button', { name: 'Export as CSV' })
  const download = page.waitForEvent('download')
  await button.click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await endSession(page)
  await button.click()
  await dialog(page).getByText('Sign in to continue.').waitFor()
  expect(await dialog(page).getByText('Your unsaved changes are kept.').count()).toBe(0)
})
