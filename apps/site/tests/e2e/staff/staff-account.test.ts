import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signInWords } from '#words/index.ts'
import { codeOf } from '#tests/support/users.ts'
import { overflow, setWidth, violations } from '../support/axe.ts'
import { administrator } from '#tests/support/demo-store-setup.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { enterPassword, openBackoffice, requestDemo, storeRun } from './staff-steps.ts'

const site = siteInChromium()

/** On a phone: what is beside it on a wide screen is the same. */
async function expectGood(page: Page): Promise<void> {
  await setWidth(page, 390)
  await expect.poll(() => overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])
  await setWidth(page, 1440)
}

/** How many lines the words of each element take. */
const linesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
    }),
  )

const focused = (page: Page) => page.locator(':focus')

test('the second factor: on, asked for, off; every state passes axe, the focus is never lost', async () => {
  const page = await site.open()
  site.expectTrace(/^422 \/(account\/totp|en\/sign-in)/)
  await openBackoffice(page, '/account')
  const meanings = page.locator('div', { has: page.locator(':scope > dt > kbd') }).locator('dd')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => Math.max(...(await linesOf(meanings)))).toBe(width < 400 ? 2 : 1)
  }
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press('Turn on…')
  await focused(page).fill('wrong')
  await press('Continue')
  await page.getByText('This is not your current password.').waitFor()
  await expectGood(page)
  await focused(page).fill(administrator.password)
  await press('Continue')
  await page.getByText('Scan the QR code').waitFor()
  await page.getByRole('img', { name: /^QR code for the key/ }).waitFor()
  await focused(page).fill('000000')
  await press('Turn on')
  await page.getByText('This code is wrong or has already been used').waitFor()
  await expectGood(page)
  const secret = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent())!.replaceAll(
    ' ',
    '',
  )
  await focused(page).fill(codeOf(secret, Date.now() - 30_000))
  await press('Turn on')
  const codes = page.getByRole('listitem').filter({ hasText: /^\w{4}(-\w{4}){5}$/ })
  await expect.poll(() => codes.count()).toBe(10)
  await expect.poll(() => focused(page).textContent()).toContain('Store these recovery codes')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await linesOf(codes)).toEqual(Array.from({ length: 10 }, () => 1))
  }
  await expectGood(page)
  const [code = ''] = await codes.allTextContents()
  await press('I have saved the codes')
  await page.getByText('Recovery codes left: 10.').waitFor()
  await expect.poll(() => focused(page).textContent()).toBe('Two-step verification')

  const other = await site.open()
  await other.goto('/en/sign-in?return=/backoffice/account')
  const { steps, errors } = signInWords.en
  await enterPassword(other)
  await other.getByRole('heading', { name: steps['sign-in-code'].title }).waitFor()
  await focused(other).fill('000000')
  await other.keyboard.press('Enter')
  await other.getByText(errors.code).waitFor()
  await expectGood(other)
  await focused(other).fill(codeOf(secret))
  await other.keyboard.press('Enter')
  await other.getByRole('heading', { name: 'Account' }).waitFor()

  await press('New recovery codes…')
  await focused(page).fill(code)
  await press('Show new codes')
  await expect.poll(() => codes.count()).toBe(10)
  const [renewed = ''] = await codes.allTextContents()
  expect(renewed).not.toBe(code)
  await press('I have saved the codes')

  await press('Turn off…')
  await page.getByText('You will sign in with your password only').waitFor()
  await expectGood(page)
  await focused(page).fill(renewed)
  await press('Turn off')
  await page.getByRole('button', { name: 'Turn on…' }).waitFor()
  await expect.poll(() => focused(page).textContent()).toBe('Two-step verification')
})

test('the audit log is filtered by what was done and by whom, and names what it was done to', async () => {
  const page = await site.open()
  await storeRun(await site.staff(), 'Cedar Works')
  await openBackoffice(page, '/audit')
  const row = page.getByRole('row', { name: 'Saved the estimate' })
  const signIn = page.getByRole('table').getByRole('link', { name: 'Sign-in', exact: true }).first()
  await row.first().getByRole('link', { name: 'Cedar Works' }).waitFor()
  await signIn.waitFor()
  await row.first().getByRole('link', { name: 'Saved the estimate' }).click()
  await page.waitForURL(/audit\?call=/)
  await signIn.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Only “Saved/ }).click()
  await page.waitForURL(/audit$/)
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Account changes and sign-ins' }).click()
  await row.first().waitFor({ state: 'detached' })
  await signIn.waitFor()
})

test('all failed entries of the outbox are sent again at once', async () => {
  await requestDemo(await site.staff(), 'Halle Ost')
  const store = new DatabaseSync(join(site.server().dataDir, 'trilane.sqlite'), { timeout: 5_000 })
  const { changes } = store.prepare("update outbox set state = 'failed'").run()
  store.close()
  const page = await site.open()
  await openBackoffice(page, '/outbox?state=failed')
  const again = page.getByRole('button', { name: 'Send all failed items again' })
  await again.waitFor()
  await expectGood(page)
  await again.click()
  await page.getByText(`Sending ${changes} emails and events again.`).waitFor()
  await page.getByRole('heading', { name: 'No results for these filters' }).waitFor()
  await expect.poll(() => again.count()).toBe(0)
})

test('without a mail server nothing is called sent: the reason, the link to hand over, the mail that waits', async () => {
  const page = await site.open()
  site.expectTrace(/^422 \/users$/)
  await openBackoffice(page, '/users')
  await page.getByRole('button', { name: 'Invite user' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.getByText('Enter an email address.').waitFor()
  expect(await violations(page, { overlay: true })).toEqual([])
  await focused(page).fill('newcomer@example.com')
  await dialog.getByLabel('Name').fill('New Comer')
  await dialog.getByLabel('Role').click()
  await page.getByRole('option', { name: 'Editor' }).click()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.getByRole('heading', { name: 'Email not sent' }).waitFor()
  expect(await violations(page, { overlay: true })).toEqual([])
  const link = await dialog.getByLabel('Link to set the password').inputValue()
  await expect.poll(() => page.getByText('Sending again').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  const newcomer = await site.open()
  await newcomer.goto(link)
  await newcomer.getByLabel('New password', { exact: true }).waitFor()

  await page.goto('/backoffice')
  const banner = page.getByText(/^No mail server is configured, so \d+ emails? (is|are) queued/)
  await banner.waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^View: No mail server/ })
    .click()
  await banner.waitFor()
  await page
    .getByRole('link', { name: /^Your .* back-office account$/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /^Your .* back-office account$/ }).waitFor()
  const main = await page.getByRole('main').textContent()
  expect(main).toContain('newcomer@example.com')
  expect(main).toContain('Hello New Comer')
  expect(main).toContain('token=…')
  expect(main).not.toContain(link.slice(-20))
})
