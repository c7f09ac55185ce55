import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice } from './staff-steps.ts'

const site = siteInChromium()

/** Counts function calls in the browser: a measure of its work that the machine's load does not change. */
async function callsOf(session: CDPSession, work: () => Promise<void>): Promise<number> {
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await work()
  const { result } = await session.send('Profiler.takePreciseCoverage')
  await session.send('Profiler.stopPreciseCoverage')
  const counts = result.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]!.count))
  return counts.reduce((sum, count) => sum + count, 0)
}

const rows = (page: Page) => page.locator('tbody tr')

async function loadMore(page: Page): Promise<void> {
  const before = await rows(page).count()
  await page.getByRole('button', { name: 'Load more' }).click()
  await rows(page).nth(before).waitFor()
  await page.waitForLoadState('networkidle')
}

async function selectOne(page: Page): Promise<void> {
  await rows(page).first().getByRole('checkbox').click()
  await page.getByText('1 selected').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('1 selected').waitFor({ state: 'detached' })
}

test('to load more, and to select, costs as little in a long list as in a short one', async () => {
  const staff = await site.staff()
  for (let made = 0; made < 300; made += 1)
    await staff.call(newsApi.create, {
      body: { language: 'en', title: `Item ${made}`, permalink: `item-${made}` },
    })
  const page = await site.open()
  await openBackoffice(page, '/news')
  await page.getByRole('table').waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  const cost = async () => ({
    select: await callsOf(session, () => selectOne(page)),
    more: await callsOf(session, () => loadMore(page)),
  })
  // What is done for the first time does more.
  await cost()
  const short = { ...(await cost()), rows: await rows(page).count() }
  while ((await rows(page).count()) < 250) await loadMore(page)
  const long = { ...(await cost()), rows: await rows(page).count() }
  // A row that is drawn takes some 5,000 calls, one that is drawn already must stay as it is.
  const added = long.rows - short.rows
  expect((long.more - short.more) / added).toBeLessThan(1500)
  expect((long.select - short.select) / added).toBeLessThan(1500)
})

test('while other rows are asked for, the button for more of them stays where it is', async () => {
  const page = await site.open()
  await openBackoffice(page, '/news')
  const more = page.getByRole('button', { name: 'Load more' })
  await more.waitFor()
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/news?*', async (route) => {
    await answer.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/news?*')
  await page.getByRole('button', { name: /^Hidden/ }).click()
  await asked
  await page.locator('[data-outdated]').waitFor()
  await expect.poll(() => more.count()).toBe(1)
  answer.resolve()
  await page.locator('[data-outdated]').waitFor({ state: 'detached' })
})
