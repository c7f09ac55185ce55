import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { newsletterApi } from '#src/features/newsletter/contract.ts'
import { overflow, violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { accountOf, openBackoffice, publishArticle, requestDemo } from './staff-steps.ts'

const site = siteInChromium()

const told = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor()
const event = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text }).first().waitFor()

async function expectFit(page: Page): Promise<void> {
  await expect.poll(() => overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])
}

/** Whether nothing covers the middle of it. */
const isOnTop = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

/** Fields at which a phone magnifies the page, small boxes, and keys that it does not have. */
const hindrances = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(input, select, textarea, kbd)')]
      .filter((one) => one.checkVisibility())
      .flatMap((one) => {
        const isBox = one.matches('[type=checkbox], [type=radio]')
        const { width, height } = one.getBoundingClientRect()
        const isSmall = isBox
          ? Math.min(width, height) < 24
          : parseFloat(getComputedStyle(one).fontSize) < 16
        return isSmall || one.matches('kbd') ? [one.outerHTML] : []
      }),
  )

test('on a phone, an article is corrected, hidden from the list and shown again', async () => {
  const staff = await site.staff()
  const { id, title } = await publishArticle(staff)
  const page = await site.open({
    // So high that the bar at the bottom ends between two rows, or a link would be too small to press.
    viewport: { width: 390, height: 860 },
    hasTouch: true,
    isMobile: true,
  })
  await openBackoffice(page, `/news/${id}`)
  await page.getByRole('textbox', { name: 'Title' }).fill(`${title} mended`)
  await page.getByRole('button', { name: 'Save and publish changes' }).tap()
  await expect
    .poll(async () => (await staff.call(newsApi.get, { params: { id } })).title)
    .toBe(`${title} mended`)
  await page.getByRole('link', { name: 'News', exact: true }).tap()
  await page.getByRole('checkbox', { name: `Select ${title} mended` }).tap()
  const selected = page.getByRole('region', { name: 'Selected rows' })
  // The message of the save stands over it for some seconds.
  for (const one of await selected.getByRole('button').all())
    await expect.poll(() => isOnTop(one), { timeout: 15_000 }).toBe(true)
  await expectFit(page)
  await selected.getByRole('button', { name: 'Hide' }).tap()
  await told(page, `“${title} mended” hidden.`)
  // Once the message has gone, what it offers stays in reach beside the next selection.
  await page.getByRole('checkbox', { name: `Select ${title} mended` }).tap()
  const undo = page
    .getByRole('region', { name: 'Last change' })
    .getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  await expect.poll(() => isOnTop(undo)).toBe(true)
  for (const one of await selected.getByRole('button').all())
    await expect.poll(() => isOnTop(one)).toBe(true)
  await undo.tap()
  await told(page, '” shown again')
  expect(await hindrances(page)).toEqual([])
  // A file that misses every zone is not opened in place of the page.
  const isOpened = await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'plan.pdf'))
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    return document.body.dispatchEvent(drop)
  })
  expect(isOpened).toBe(false)
})

test('on a phone, sales take up a request: status, notes, the next one, an estimate for it', async () => {
  const staff = await site.staff()
  await requestDemo(staff, 'Halle Ost')
  await requestDemo(staff, 'Halle West')
  const page = await site.open({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await openBackoffice(page, '/leads?country=PT', accountOf(site, 'sales'))
  await page.getByRole('link', { name: 'Halle West' }).waitFor()
  expect(await hindrances(page)).toEqual([])
  await page.getByRole('link', { name: 'Halle West' }).tap()
  await page.getByRole('heading', { name: 'Visitor’s comments' }).waitFor()
  expect(await hindrances(page)).toEqual([])
  await page.getByRole('button', { name: 'Status: New' }).tap()
  const contacted = page.getByRole('menuitemradio', { name: 'Contacted' })
  await expect.poll(async () => (await contacted.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await contacted.tap()
  await told(page, 'Status changed to “Contacted”.')
  expect(await isOnTop(page.getByRole('link', { name: 'Reply' }))).toBe(true)
  await page.getByRole('combobox', { name: 'Assignee' }).tap()
  await page.getByRole('option').nth(1).tap()
  await told(page, 'Demo request assigned to')
  const note = page.getByRole('textbox', { name: 'Note' })
  for (const text of ['Called, no answer', 'Wants a visit']) {
    await note.fill(text)
    await page.getByRole('button', { name: /^Save note/ }).tap()
    await event(page, text)
    await expect.poll(() => note.inputValue()).toBe('')
  }
  await event(page, 'Called, no answer')
  await event(page, 'Status: Contacted')
  await expectFit(page)
  // The list was left newest first.
  await page.getByRole('link', { name: 'Next' }).tap()
  await page.getByRole('heading', { level: 1, name: 'Halle Ost' }).waitFor()
  await page.getByRole('link', { name: 'New estimate' }).tap()
  await page.getByText('For the demo request from Halle Ost').waitFor()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Company name' }).inputValue())
    .toBe('Halle Ost')
  expect(await hindrances(page)).toEqual([])
})

test('several requests get a status at once; the one that fails is named, the others are done', async () => {
  const staff = await site.staff()
  const failing = await requestDemo(staff, 'Bulk Ltd A')
  await requestDemo(staff, 'Bulk Ltd B')
  const page = await site.open()
  site.expectTrace(/^500 \/api\/leads\/state$/)
  await openBackoffice(page, '/leads?search=bulk')
  await page.route('**/api/leads/state', (route) =>
    route.request().postData()?.includes(failing.id)
      ? route.fulfill({ status: 500 })
      : route.continue(),
  )
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await page.getByRole('button', { name: 'Mark as “Closed”' }).click()
  const result = page.getByRole('dialog')
  await result.getByRole('heading', { name: '1 of 2 done' }).waitFor()
  await result.getByText('Sorry, we were unable to complete this action.').waitFor()
  await result.getByText('Bulk Ltd A, Ada Example: An error occurred on the server.').waitFor()
  expect(await violations(page, { overlay: true })).toEqual([])
  await result.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('row', { name: 'Bulk Ltd B' }).getByText('Closed').waitFor()
})

test('an address: its subscription ended on request, everything known of it shown and erased', async () => {
  const staff = await site.staff()
  await requestDemo(staff, 'Erased Ltd')
  await staff.call(newsletterApi.subscribe, { body: { email: 'ada@example.com' } })
  const page = await site.open()
  await openBackoffice(page, '/subscriptions')
  await page.getByRole('link', { name: 'ada@example.com' }).click()
  await page.getByRole('button', { name: 'Unsubscribe…' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Unsubscribe' }).click()
  await told(page, 'ada@example.com unsubscribed.')
  await page.getByText('By staff, on request.').waitFor()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Find personal data' }).click()
  await page.getByText('Stored for ada@example.com').waitFor()
  await page.getByText('Erased Ltd').first().waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as JSON' }).click()
  expect((await download).suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/)
  await page.getByRole('button', { name: 'Erase data…' }).click()
  await question.getByText('Queued emails will not be sent.').waitFor()
  await question.getByRole('button', { name: 'Erase data' }).click()
  await page.getByText('Nothing is stored for ada@example.com.').waitFor()
})
