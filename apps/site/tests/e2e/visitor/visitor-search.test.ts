import { expect, test } from 'vitest'
import { searchWords } from '#words/index.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()

test('from the sign in the header to what was looked for', async () => {
  const page = await site.open()
  await page.goto('/de/retail')
  const { pages } = siteWords.de
  await page.getByRole('banner').getByRole('link', { name: pages.search, exact: true }).click()
  await page.waitForURL('**/de/search')
  await page.getByRole('searchbox').fill('Betriebsrat')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/de/search?q=Betriebsrat')
  await page.getByRole('main').locator('mark').first().waitFor()
  const results = page.getByRole('list', { name: searchWords.de.results })
  const first = results.getByRole('link').first()
  const path = (await first.getAttribute('href'))!
  expect(path).toMatch(/^\/de\//)
  await first.click()
  await page.waitForURL(`**${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
})
