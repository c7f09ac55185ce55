import { expect, test } from 'vitest'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()

test('a visitor copies the REST example by keys and is told that it is copied', async () => {
  const page = await site.open({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/en/iot-platform')
  const example = page.locator('[data-enhance*="/copy-"]').first()
  await example.scrollIntoViewIfNeeded()
  const button = example.getByRole('button', { name: 'Copy' })
  await button.waitFor()
  await button.focus()
  await page.keyboard.press('Enter')
  await example.getByText('Copied').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await example.locator('code').textContent())
  expect(copied).toContain('GET /v1/positions?zone=S1')
})

test('without script the example stands there, and no button that does nothing', async () => {
  const page = await site.open({ javaScriptEnabled: false })
  await page.goto('/en/iot-platform')
  await expect.poll(() => page.getByText('GET /v1/positions?zone=S1').count()).toBe(1)
  await expect.poll(() => page.getByRole('button', { name: 'Copy' }).count()).toBe(0)
})

test('the button of an article copies its address', async () => {
  const page = await site.open({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/de/was-bis-10-cm-bedeutet')
  const share = page.locator('[data-enhance*="/copy-"]')
  await share.scrollIntoViewIfNeeded()
  await share.getByRole('button').click()
  await share.getByRole('status').filter({ hasText: /\S/ }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/de\/was-bis-10-cm-bedeutet$/,
  )
})
