import { expect, test } from 'vitest'
import { violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice } from './staff-steps.ts'

const site = siteInChromium()

test('without a mail server nothing is called sent: the reason, the link to hand over, the mail that waits', async () => {
  const page = await site.open()
  await openBackoffice(page, '/users')
  await page.getByRole('button', { name: 'Invite user' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('newcomer@example.com')
  await dialog.getByLabel('Name').fill('New Comer')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.getByRole('heading', { name: 'Email not sent' }).waitFor()
  expect(await violations(page)).toEqual([])
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
  expect(await violations(page)).toEqual([])
})
