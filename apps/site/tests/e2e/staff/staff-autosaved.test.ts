import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mostDrafts } from '@repo/platform/content/draft-calls.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { accountOf, openBackoffice, publishArticle, requestDemo } from './staff-steps.ts'

const site = siteInChromium()

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Back office' })

/** What a tab does that goes; else it waits for a pause of five seconds. */
const keepNow = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('pagehide')))

/** Writes a title into a new item and leaves it unsaved. */
async function writeAndLeave(page: Page, path: string, title: string): Promise<void> {
  await page.goto(`/backoffice/${path}/new`)
  await titleField(page).fill(title)
  await navigation(page).getByRole('link', { name: 'Dashboard' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('Your unsaved changes are kept.').waitFor()
  await question.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL(/\/backoffice\/?$/)
}

test.each([
  ['news', 'New article', 'articles'],
  ['media', 'New media item', 'media items'],
])(
  'every text that was left unsaved is offered, whatever is written next: %s',
  async (path, name, plural) => {
    const page = await site.open()
    await openBackoffice(page)
    await writeAndLeave(page, path, 'The first text')
    await writeAndLeave(page, path, 'The second text')
    await page.goto(`/backoffice/${path}`)
    await page.getByText(`Unsaved changes in 2 ${plural}:`).waitFor()
    await page.getByRole('link', { name }).first().click()
    await page.getByText('2 new autosaved drafts:').waitFor()
    await button(page, 'Show changes').click()
    // What is typed while nothing is decided overwrites neither, and is kept as well.
    await titleField(page).fill('The third text')
    await page.getByText('Unsaved', { exact: true }).waitFor()
    await button(page, 'Continue “The first text”').click()
    await expect.poll(() => titleField(page).inputValue()).toBe('The first text')
    await button(page, 'Continue “The third text”').click()
    await expect.poll(() => titleField(page).inputValue()).toBe('The third text')
    await button(page, 'Discard “The second text”').click()
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await button(page, 'Continue “The second text”').waitFor()
    await button(page, 'Continue “The first text”').waitFor()
  },
)

test('a new translation begins with its language and its source, whatever new text this tab showed', async () => {
  const staff = await site.staff()
  const source = await publishArticle(staff)
  const page = await site.open()
  page.on('dialog', (dialog) => void dialog.accept())
  await openBackoffice(page, '/news/new')
  await titleField(page).fill('Another new text')
  await page.getByText('Unsaved', { exact: true }).waitFor()
  await page.goto(`/backoffice/news/${source.id}`)
  await page.getByRole('link', { name: 'German' }).click()
  const language = page.getByRole('main').getByRole('combobox', { name: 'Language' })
  await expect.poll(() => language.textContent()).toBe('German')
  expect(await titleField(page).inputValue()).toBe('')
  await expect.poll(() => page.getByText(/new autosaved drafts?:/).count()).toBe(0)

  // Its own text is on the screen after a reload, the other one still above the list.
  await titleField(page).fill('Regalschutz')
  await page.getByText('Unsaved', { exact: true }).waitFor()
  await page.reload()
  await expect.poll(() => titleField(page).inputValue()).toBe('Regalschutz')
  await expect.poll(() => language.textContent()).toBe('German')
  await page.goto('/backoffice/news')
  await button(page, 'Show changes').click()
  await page.getByRole('link', { name: 'Open “Another new text”' }).click()
  await expect.poll(() => titleField(page).inputValue()).toBe('Another new text')
})

test('two tabs with a new item each keep their own text', async () => {
  const page = await site.open()
  await openBackoffice(page, '/news/new')
  const other = await page.context().newPage()
  await other.goto('/backoffice/news/new')
  await titleField(page).fill('In the first tab')
  await titleField(other).fill('In the second tab')
  await other.getByText('Draft autosaved', { exact: true }).waitFor()
  await page.getByText('Draft autosaved', { exact: true }).waitFor()
  other.on('dialog', (dialog) => void dialog.accept())
  await other.reload()
  await button(other, 'Continue “In the first tab”').waitFor()
  // Its own is on the screen again, and makes no further copy.
  await expect.poll(() => titleField(other).inputValue()).toBe('In the second tab')
  await expect.poll(() => button(other, /^Continue/).count()).toBe(1)
})

test('reloading again and again adds no copy; several are one line, and are discarded at once', async () => {
  const { id } = await publishArticle(await site.staff())
  const page = await site.open()
  // The page goes before it knows what is there; the next one asks.
  site.expectTrace(/^409 \/api\/news\/draft$/)
  page.on('dialog', (dialog) => void dialog.accept())
  const copies = () =>
    page.evaluate((item) => Object.keys(localStorage).filter((key) => key.includes(item)), id)
  await openBackoffice(page, `/news/${id}`)
  for (const title of ['First', 'Second', 'Third']) {
    await titleField(page).fill(title)
    await page.reload()
    await expect.poll(() => titleField(page).inputValue()).toBe(title)
  }
  await expect.poll(async () => (await copies()).length).toBe(1)
  const other = await page.context().newPage()
  await other.goto(`/backoffice/news/${id}`)
  await titleField(other).fill('In another tab')
  await other.getByText(/^Draft (autosaved|on this device)/).waitFor()
  await expect.poll(async () => (await copies()).length).toBe(2)
  const third = await page.context().newPage()
  await third.goto(`/backoffice/news/${id}`)
  await third.getByText('Unsaved changes to this article:').waitFor()
  await expect.poll(() => button(third, /^Continue/).count()).toBe(0)
  await button(third, 'Show changes').click()
  await expect.poll(() => button(third, /^Continue/).count()).toBe(2)
  await button(third, 'Discard all').click()
  await third.getByRole('status').filter({ hasText: '2 autosaved drafts discarded.' }).waitFor()
  await expect.poll(async () => (await copies()).length).toBe(0)
})

test('a second tab with an item keeps its text on the server, and the first saves without taking it away', async () => {
  const staff = await site.staff()
  const { id } = await publishArticle(staff)
  const page = await site.open()
  await openBackoffice(page, `/news/${id}`)
  await titleField(page).fill('In the first tab')
  await keepNow(page)
  await page.getByText('Draft autosaved', { exact: true }).waitFor()
  const other = await page.context().newPage()
  other.on('dialog', (dialog) => void dialog.accept())
  await other.goto(`/backoffice/news/${id}`)
  await button(other, 'Continue “In the first tab”').waitFor()
  await titleField(other).fill('In the second tab')
  await other.getByText('Draft autosaved', { exact: true }).waitFor()
  await titleField(page).press('Control+s')
  await page.getByText('Saved just now').waitFor()
  const kept = async () => (await staff.call(newsApi.drafts, {}))[id]?.title
  await expect.poll(kept).toBe('In the second tab')
  await expect.poll(() => titleField(other).inputValue()).toBe('In the second tab')
})

test('the first save changes the address and nothing under the hands of the author', async () => {
  const page = await site.open()
  await openBackoffice(page, '/news')
  await page.keyboard.press('n')
  // The title has the focus.
  await page.waitForURL('**/news/new')
  await titleField(page).and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Saved while writing')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await page.keyboard.type('Before. ')
  await text.evaluate((element) => element.setAttribute('data-same', ''))
  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/backoffice\/news\/(?!new)[^/]+$/)
  await page.keyboard.type('After.')
  await expect.poll(() => text.textContent()).toBe('Before. After.')
  await expect.poll(() => text.getAttribute('data-same')).toBe('')
  // What is typed slowly is undone in more steps; where nothing is left to redo, nothing is undone.
  const textAfter = (key: string) => page.keyboard.press(key).then(() => text.textContent())
  await expect.poll(() => textAfter('Control+z')).not.toContain('Before')
  await expect.poll(() => textAfter('Control+Shift+z')).toBe('Before. After.')
  await button(page, 'Publish').click()
  await page.getByRole('status').filter({ hasText: '” published' }).waitFor()
  // It was no draft of a new item any more.
  await page.goto('/backoffice/news/new')
  await expect.poll(() => button(page, /^Continue “Saved/).count()).toBe(0)
})

test('a note on a demo request is kept on the device and offered again', async () => {
  const staff = await site.staff()
  const lead = await requestDemo(staff, 'Halle West')
  const page = await site.open()
  page.on('dialog', (dialog) => void dialog.accept())
  await openBackoffice(page, `/leads/${lead.id}`)
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Wants a visit in March')
  await page.getByText('autosaved on this device').waitFor()
  await page.reload()
  await expect.poll(() => note.inputValue()).toBe('Wants a visit in March')
  // Notes and states of others meanwhile stand beside it.
  const text = 'Called, no answer'
  await staff.call(demoRequestsApi.addNote, { body: { id: lead.id, text } })
  await staff.call(demoRequestsApi.setState, { body: { id: lead.id, state: 'contacted' } })
  await button(page, /^Save note/).click()
  await page.getByRole('status').filter({ hasText: 'Note saved.' }).waitFor()
  for (const entry of ['Status: Contacted', text, 'Wants a visit in March'])
    await page.getByRole('listitem').filter({ hasText: entry }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Timeline' }).waitFor()
  await expect.poll(() => button(page, /^Continue/).count()).toBe(0)
})

test('the focus stays on the page: at a button that works, at the next row, at the list', async () => {
  const staff = await site.staff()
  for (const title of ['Focus one', 'Focus two', 'Focus three'])
    await publishArticle(staff, { title, language: 'pt' })
  const page = await site.open()
  await openBackoffice(page, '/news?state=published&language=pt')
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  const hide = async (title: string) => {
    await page.getByRole('button', { name: `Actions for ${title}` }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Hide' }).click()
    await page.getByRole('link', { name: title, exact: true }).waitFor({ state: 'detached' })
  }
  await hide('Focus three')
  await expect.poll(focused).toBe('A')
  await hide('Focus one')
  await expect.poll(focused).toBe('A')
  await page.getByRole('checkbox', { name: 'Select Focus two' }).check()
  await page.getByRole('region', { name: 'Selected rows' }).getByText('Hide').click()
  await page.getByRole('link', { name: 'Focus two', exact: true }).waitFor({ state: 'detached' })
  await expect.poll(focused).toMatch(/^(A|MAIN)$/)
  await page.goto(`/backoffice/leads/${(await requestDemo(staff, 'Halle Ost')).id}`)
  await page.getByRole('textbox', { name: 'Note' }).fill('Called')
  const save = page.getByRole('button', { name: /^Save note/ })
  await save.click()
  await page.getByRole('status').filter({ hasText: 'Note saved.' }).waitFor()
  await save.and(page.locator(':focus')).waitFor()
})

test('where the server keeps as many texts as it does, the editor says so', async () => {
  const { id } = await publishArticle(await site.staff())
  site.expectTrace(/^422 \/api\/news\/draft$/)
  const page = await site.open()
  await openBackoffice(page, '', accountOf(site, 'editor'))
  const headers = { origin: site.server().url }
  for (let n = 0; n < mostDrafts; n += 1) {
    const data = { id: `another-${n}`, baseVersion: 1, values: {} }
    const answer = await page.request.put('/api/news/draft', { headers, data })
    expect(answer.ok()).toBe(true)
  }
  await page.goto(`/backoffice/news/${id}`)
  await titleField(page).fill('One more')
  await keepNow(page)
  await page.getByText(`Draft on this device only, ${mostDrafts} on the server`).waitFor()
})
