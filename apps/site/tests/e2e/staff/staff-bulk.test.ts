import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import type { Client } from '@repo/platform/rest/client.ts'
import { violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice } from './staff-steps.ts'

const site = siteInChromium()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const note = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor()
const selection = (page: Page) => page.getByRole('region', { name: 'Selected rows' })

/** More than a list shows at first. */
async function storeDrafts(staff: Client, word: string, number: number): Promise<string[]> {
  const ids = []
  for (let at = 1; at <= number; at += 1) {
    const permalink = `${word}-${at}`
    const title = `${word} ${at}`
    const body = {
      language: 'en',
      title,
      permalink,
      content: '<p>Whole.</p>',
      description: 'Whole.',
    } as const
    ids.push((await staff.call(newsApi.create, { body })).id)
  }
  return ids
}

const countOf = async (staff: Client, search: string) => {
  const { published, draft, hidden } = await staff.call(newsApi.counts, { query: { search } })
  return { published, draft, hidden }
}

/** How often the page calls an address of the API. */
function callsOf(page: Page): () => Record<string, number> {
  const calls: Record<string, number> = {}
  page.on('request', (request) => {
    if (request.method() === 'GET' || !request.url().includes('/api/news')) return
    const call = `${request.method()} ${new URL(request.url()).pathname}`
    if (!call.includes('/draft')) calls[call] = (calls[call] ?? 0) + 1
  })
  return () => calls
}

test('all articles that match are selected, named by their number, and published, filed, deleted and deleted permanently by one call each; the trash is searched and restored from', async () => {
  const staff = await site.staff()
  await storeDrafts(staff, 'allofthem', 54)
  const [other] = await storeDrafts(staff, 'unrelated', 1)
  await staff.call(newsApi.bulk, { body: { action: 'delete', ids: [other!] } })
  const page = await site.open()
  const calls = callsOf(page)
  await openBackoffice(page, '/news?search=allofthem')
  await page.getByText('50 of 54').waitFor()
  const table = page.getByRole('table', { name: 'News' })
  const place = await table.boundingBox()
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  expect(await table.boundingBox()).toEqual(place)
  await selection(page).getByText('50 selected').waitFor()
  await button(page, 'Select all 54').click()
  await selection(page).getByText('54 selected').waitFor()
  await button(page, 'Publish').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Publish 54 articles?' }).waitFor()
  await dialog.getByRole('button', { name: 'Publish 54 articles' }).waitFor()
  expect(await dialog.getByRole('button').allTextContents()).toEqual([
    'Cancel',
    'Publish 54 articles',
  ])
  expect(await violations(page, { overlay: true })).toEqual([])
  await dialog.getByRole('button', { name: 'Publish 54 articles' }).click()
  await note(page, '54 of 54 articles published.')
  expect(await countOf(staff, 'allofthem')).toEqual({ published: 54, draft: 0, hidden: 0 })
  expect((await fetch(`${site.server().url}/en/allofthem-54`)).status).toBe(200)

  // One row less than all, by its own box, while the others are on their way.
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  const unticked = Promise.withResolvers<void>()
  await page.route(/\/api\/news\?/, async (route) => {
    await unticked.promise
    await route.continue()
  })
  await button(page, 'Select all 54').click()
  await page
    .getByRole('checkbox', { name: /^Select allofthem/ })
    .first()
    .uncheck()
  await selection(page).getByText('49 selected').waitFor()
  unticked.resolve()
  await selection(page).getByText('53 selected').waitFor()
  await button(page, 'Hide').click()
  await note(page, '53 of 53 articles hidden.')
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await note(page, '53 of 53 articles shown again.')
  expect(await countOf(staff, 'allofthem')).toEqual({ published: 54, draft: 0, hidden: 0 })

  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await button(page, 'Select all 54').click()
  await button(page, 'Add or remove category…').click()
  await dialog.getByLabel('Category').fill('Planning')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await note(page, '“Planning” added to 54 of 54 articles.')
  const { total } = await staff.list(newsApi.list, {
    query: { search: 'allofthem', category: 'Planning' },
  })
  expect(total).toBe(54)

  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await button(page, 'Select all 54').click()
  await button(page, 'Delete…').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 54 articles' }).click()
  await note(page, '54 of 54 articles deleted.')
  expect(await countOf(staff, 'allofthem')).toEqual({ published: 0, draft: 0, hidden: 0 })
  expect(calls()).toEqual({ 'POST /api/news/bulk': 5 })

  await page.goto('/backoffice/news/trash')
  await page.getByRole('searchbox').fill('ALLOFTHEM')
  await page.getByText('50 of 54').waitFor()
  expect(await page.getByText('unrelated 1').count()).toBe(0)
  expect(new URL(page.url()).search).toBe('?search=ALLOFTHEM')
  const boxes = page.getByRole('checkbox', { name: /^Select allofthem/ })
  await boxes.first().check()
  await boxes.nth(1).check()
  await selection(page).getByText('2 selected').waitFor()
  expect(await violations(page, { except: 'tbody tr:nth-child(n + 16)' })).toEqual([])
  await button(page, 'Restore').click()
  await note(page, '2 articles restored and hidden.')
  await page.getByText('50 of 52').waitFor()
  expect(await countOf(staff, 'allofthem')).toEqual({ published: 0, draft: 0, hidden: 2 })

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await button(page, 'Select all 52').click()
  await button(page, 'Delete permanently…').click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('heading', { name: 'Delete 52 articles permanently?' }).waitFor()
  expect(await violations(page, { overlay: true })).toEqual([])
  await question.getByRole('button', { name: 'Delete 52 articles permanently' }).click()
  await note(page, '52 of 52 articles deleted permanently.')
  await page.getByText('No results for these filters').waitFor()
  const trash = await staff.list(newsApi.trash, { query: { search: 'allofthem' } })
  expect(trash.total).toBe(0)
  expect(calls()).toEqual({ 'POST /api/news/bulk': 6, 'POST /api/news/trash/purge': 1 })
})

test('a reload does not stop what was sent, and the list says what is known', async () => {
  const staff = await site.staff()
  await storeDrafts(staff, 'interrupted', 3)
  const page = await site.open()
  await openBackoffice(page, '/news?search=interrupted')
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await page.route('**/api/news/bulk', async (route) => {
    // The server gets the call, the page does not see the answer.
    const answer = await fetch(route.request().url(), {
      method: 'POST',
      headers: await route.request().allHeaders(),
      body: route.request().postData(),
    })
    expect(answer.status).toBe(200)
    await page.reload()
  })
  await button(page, 'Publish').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish 3 articles' }).click()
  await page
    .getByText('Publishing 3 articles was interrupted because the page was reloaded or closed.')
    .waitFor()
  expect(await violations(page)).toEqual([])
  expect(await countOf(staff, 'interrupted')).toEqual({ published: 3, draft: 0, hidden: 0 })
  await button(page, 'Dismiss').click()
  await page.reload()
  await page.getByRole('table', { name: 'News' }).waitFor()
  expect(await page.getByText('was interrupted').count()).toBe(0)
})

test('on a phone no action of the selection lies over a box or a menu of a row', async () => {
  const staff = await site.staff()
  const ids = await storeDrafts(staff, 'shortlist', 10)
  await staff.call(newsApi.bulk, { body: { action: 'delete', ids } })
  const page = await site.open({ viewport: { width: 390, height: 700 }, hasTouch: true })
  await openBackoffice(page, '/news/trash?search=shortlist')
  await page
    .getByRole('checkbox', { name: /^Select shortlist/ })
    .first()
    .check()
  await selection(page).getByText('1 selected').waitFor()
  // The bar cuts each row in turn; a box is 24 px high.
  for (let height = 700; height < 750; height += 8) {
    await page.setViewportSize({ width: 390, height })
    expect(await violations(page, { only: 'target-size' })).toEqual([])
  }
})

/** Counts function calls in the browser: a measure of its work that the machine's load does not change. */
async function functionCalls(session: CDPSession, work: () => Promise<void>): Promise<number> {
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

test('to load more, and to select, costs as little in a long list as in a short one; while other rows are asked for, the button for more stays where it is', async () => {
  await storeDrafts(await site.staff(), 'longlist', 260)
  const page = await site.open()
  await openBackoffice(page, '/news')
  await page.getByRole('table').waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  const cost = async () => ({
    select: await functionCalls(session, () => selectOne(page)),
    more: await functionCalls(session, () => loadMore(page)),
  })
  // What is done for the first time does more.
  await cost()
  const short = { ...(await cost()), rows: await rows(page).count() }
  await loadMore(page)
  const long = { ...(await cost()), rows: await rows(page).count() }
  // A row that is drawn takes some 5,000 calls, one that is drawn already must stay as it is.
  const added = long.rows - short.rows
  expect(added).toBe(100)
  expect((long.more - short.more) / added).toBeLessThan(1500)
  expect((long.select - short.select) / added).toBeLessThan(1500)

  const more = page.getByRole('button', { name: 'Load more' })
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
