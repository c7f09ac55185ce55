import { afterAll, expect, test } from 'vitest'
import { startReceiver } from '@repo/platform/testing/webhook-receiver.ts'
import { violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice } from './staff-steps.ts'

const receiver = await startReceiver()
afterAll(() => receiver.stop())
const site = siteInChromium({ OUTGOING_PRIVATE_HOSTS: new URL(receiver.url).host })

test('what an administrator enters of the company is on the page at once, on a phone too', async () => {
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
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaInvalid)).toBe('true')
  expect(await violations(page)).toEqual([])
  await london.getByLabel('Opening hours').fill('Mo-Fr 09:00-17:30')
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
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  receiver.answer((response) => void response.writeHead(503).end('busy'))
  await page.getByRole('button', { name: 'Send test event' }).click()
  await page.getByText('answered 503').waitFor()
  receiver.answer()
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByText('answered 204').waitFor()
  expect(await violations(page)).toEqual([])
})
