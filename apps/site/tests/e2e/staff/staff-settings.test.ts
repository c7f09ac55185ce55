import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { startReceiver } from '@repo/platform/testing/webhook-receiver.ts'
import { answersWords, claimNoteWords } from '@repo/platform/words/index.ts'
import { violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice, publishArticle } from './staff-steps.ts'

const receiver = await startReceiver()
afterAll(() => receiver.stop())
const site = siteInChromium({ OUTGOING_PRIVATE_HOSTS: new URL(receiver.url).host })

/** The field says what is wrong, has the focus, and no notification says it again. */
async function expectRefusal(page: Page, field: Locator): Promise<void> {
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  const message = await field.evaluate((one) =>
    (one.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-error'))
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  )
  expect(message).toMatch(/^[A-Z].+\.$/)
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
}

test('what an administrator enters of the company is on the page at once, on a phone too; what is refused says so at its field until it is changed', async () => {
  const page = await site.open({ viewport: { width: 390, height: 800 } })
  await openBackoffice(page, '/settings')
  const london = page.getByRole('group', { name: 'London' })
  await london.getByLabel('Street').fill('7 Example Street')
  await london.getByLabel('Opening hours').fill('weekdays')
  await page.getByLabel('Custom links').check()
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  site.expectTrace(/422 .*\/api\/settings/)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('must look like Mo-Fr 09:00-17:30').waitFor()
  const hours = london.getByLabel('Opening hours')
  await expectRefusal(page, hours)
  expect(await violations(page)).toEqual([])
  await hours.fill('Mo-Fr 09:00-17:30')
  await expect.poll(() => hours.getAttribute('aria-invalid')).toBe(null)
  await page.keyboard.press('Control+s')
  await page.getByText('Settings saved.').waitFor()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await page.goto('/de/contact')
  await page.getByText('7 Example Street').waitFor()
  await page.getByText('Mo–Fr 9:00–17:30').waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'LinkedIn' }).count()).toBe(0)
})

test('the webhook is tried, its key shown once, and what its receiver answered is in the log', async () => {
  const page = await site.open()
  await openBackoffice(page, '/settings')
  await page.getByLabel('Webhook URL for demo requests').fill(receiver.url)
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  const key = dialog.getByLabel('Key')
  await key.waitFor()
  expect(await key.inputValue()).toMatch(/^whsec_/)
  expect(await violations(page, { overlay: true })).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  receiver.answer((response) => void response.writeHead(503).end('busy'))
  await page.getByRole('button', { name: 'Send test event' }).click()
  await page.getByText('answered 503').waitFor()
  receiver.answer()
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByText('answered 204').waitFor()
  expect(await violations(page)).toEqual([])
})

test('an administrator documents a figure, whose note readers open beside it, and answers a question of tenders; a refused date says so', async () => {
  const page = await site.open({ viewport: { width: 390, height: 800 } })
  site.expectTrace(/^422 \/api\/claims/)
  await openBackoffice(page, '/claims')
  await page.getByText('Needs documentation').first().waitFor()
  await page.getByText(/0 of 49 tender questions answered/).waitFor()
  await page.getByRole('link', { name: 'Impact incidents' }).click()
  await page.getByLabel('Method').fill('Acceleration of the mast, against the repair list.')
  await page.getByLabel('German').fill('Gezählt über drei Monate an einem Standort.')
  const date = page.getByLabel('Date')
  await date.fill('0005-01-01')
  await page.keyboard.press('Control+s')
  await expectRefusal(page, date)
  await date.fill('2026-03-01')
  await page.keyboard.press('Control+s')
  await page.getByText('“Impact incidents” saved.').waitFor()

  await page.goto('/backoffice/claims/security.ports')
  await page.getByRole('heading', { level: 1, name: answersWords.en.security.ports }).waitFor()
  await page.getByText('Not yet answered').waitFor()
  await page.getByLabel('German').fill('TCP 443 zu einer Adresse.')
  await page.getByLabel('Owner').fill('Platform team')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('” saved.').waitFor()
  await page.getByText('Answered', { exact: true }).waitFor()
  expect(await violations(page)).toEqual([])

  await page.goto('/de/benefits')
  const note = page.getByText('Gezählt über drei Monate an einem Standort.')
  await expect.poll(() => note.isVisible()).toBe(false)
  await page.getByText(claimNoteWords.de.about).click()
  await note.waitFor()
  expect(await violations(page)).toEqual([])
})

test('a category whose new name nobody would see is refused at its field', async () => {
  const name = 'Refused'
  await publishArticle(await site.staff(), { categories: [name] })
  const page = await site.open()
  site.expectTrace(/^422 \/api\/news/)
  await openBackoffice(page, '/news/categories')
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: /^Rename/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('\u3164')
  await dialog.getByRole('button', { name: 'Rename category' }).click()
  await expectRefusal(page, dialog.getByRole('combobox'))
})
