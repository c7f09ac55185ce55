import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountApi } from '@repo/platform/account/contract.ts'
import { secondFactorApi } from '@repo/platform/account/second-factor-contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { createClient } from '@repo/platform/rest/client.ts'
import { codeOf } from '#tests/support/users.ts'
import { violations } from '../support/axe.ts'
import { administrator } from '#tests/support/demo-store-setup.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { accountOf, hasFocus, openBackoffice, publishArticle } from './staff-steps.ts'

const site = siteInChromium()

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

test('where a session ends, a dialog over the page signs in again, and the text stays on it', async () => {
  const staff = await site.staff()
  const item = await publishArticle(staff)
  const page = await site.open()
  site.expectTrace(/^401 \/(api\/news|sessions)/)
  await openBackoffice(page, `/news/${item.id}`)
  await titleField(page).fill('Written before the session ended')
  await endSession(page)
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await dialog(page).getByText('Your unsaved changes are kept.').waitFor()
  expect(await violations(page)).toEqual([])
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['device'])
  await expect.poll(() => page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
  await page.keyboard.press('Escape')
  const password = dialog(page).getByLabel('Password', { exact: true })
  await password.fill('wrong')
  await page.keyboard.press('Enter')
  await dialog(page).getByText('Email, password or code is wrong.').waitFor()
  await password.fill(administrator.password)
  await page.keyboard.press('Enter')
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(page)).toBe(true)
  await expect.poll(() => titleField(page).inputValue()).toBe('Written before the session ended')
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await page.getByRole('status').filter({ hasText: '” saved' }).waitFor()
  const stored = await staff.call(newsApi.get, { params: { id: item.id } })
  expect(stored.changes?.item.title).toBe('Written before the session ended')
})

test('signed in again, the keyboard is where it was, with its caret', async () => {
  const staff = await site.staff()
  const item = await publishArticle(staff, { content: '<p>Anchors above the racks.</p>' })
  const page = await site.open()
  site.expectTrace(/^401 \/(api\/news|sessions)/)
  await openBackoffice(page, `/news/${item.id}`)
  const goOn = async () => {
    await dialog(page).getByLabel('Password', { exact: true }).fill(administrator.password)
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
  await goOn()
  await expect.poll(() => text.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.type('?')
  await expect.poll(() => text.textContent()).toBe('Anchors!? above the racks.')

  await titleField(page).fill('Two words')
  await titleField(page).evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(3, 3))
  await endSession(page)
  await page.keyboard.press('Control+s')
  await goOn()
  await expect
    .poll(() => titleField(page).evaluate((one) => one === document.activeElement))
    .toBe(true)
  await page.keyboard.type('-and-more')
  await expect.poll(() => titleField(page).inputValue()).toBe('Two-and-more words')

  await endSession(page)
  const save = page.getByRole('button', { name: /^Save(?! and)/ })
  await save.click()
  await goOn()
  await expect.poll(() => save.evaluate((one) => one === document.activeElement)).toBe(true)
})

test('where nothing is unsaved, no text is said to be kept', async () => {
  const page = await site.open()
  site.expectTrace(/^401 \/api\//)
  await openBackoffice(page, '/news')
  await page.getByRole('table').waitFor()
  await endSession(page)
  await page.getByRole('link', { name: 'Documents' }).first().click()
  await dialog(page).getByText('Sign in to continue.').waitFor()
  expect(await dialog(page).getByText('Your unsaved changes are kept.').count()).toBe(0)
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

test.each(['leads', 'subscriptions'])(
  'an export with an ended session says so too: %s',
  async (list) => {
    const page = await site.open()
    site.expectTrace(/^401 \/api\//)
    await openBackoffice(page, `/${list}`)
    const button = page.getByRole('button', { name: 'Export as CSV' })
    const download = page.waitForEvent('download')
    await button.click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
    await endSession(page)
    await button.click()
    await dialog(page).waitFor()
  },
)
