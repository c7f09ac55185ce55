import { expect, test } from 'vitest'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()

test('a page comes to life in a browser that never says that it is idle', async () => {
  const page = await site.open()
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, { timeout } = {}) =>
      timeout === undefined ? 0 : setTimeout(run, timeout, { didTimeout: true })
  })
  await page.goto('/en/logistics')
  await expect.poll(() => page.getByRole('tab').count()).toBe(6)
})
