import { expect, test } from 'vitest'
import { violations } from '../support/axe.ts'
import { siteToRead } from '../support/site-in-chromium.ts'
import { openBackoffice } from './staff-steps.ts'

const site = siteToRead()

test('an administrator finds a call by keyboard and reads its example', async () => {
  const page = await site.open()
  await openBackoffice(page, '/api')
  const search = page.getByRole('searchbox', { name: 'Search calls' })
  await search.focus()
  await page.keyboard.type('POST users invite')
  await page.getByText('2 calls', { exact: true }).waitFor()
  await search.fill('POST /api/news nothing')
  await page.getByText('No calls match this search.').waitFor()
  await search.fill('create an article')
  await page.getByText('2 calls', { exact: true }).waitFor()
  const call = page.locator('summary', { hasText: 'Create an article' })
  for (let tabs = 0; tabs < 10; tabs += 1) {
    await page.keyboard.press('Tab')
    if (await call.evaluate((summary) => summary === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Body, application/json' }).waitFor()
  const body = page.locator('pre', { hasText: '"permalink": "forklifts-in-narrow-aisles"' }).first()
  expect(JSON.parse(await body.innerText())).toMatchObject({
    title: 'Forklifts in narrow aisles',
    categories: ['Planning'],
    author: 'Ada Example',
    event: { timeZone: 'Europe/London' },
  })
  expect(await call.locator('..').getByText('curl -X POST').innerText()).toContain('/api/news')
  expect(await violations(page)).toEqual([])
})
