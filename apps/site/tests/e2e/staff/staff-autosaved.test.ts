import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountApi } from '@repo/platform/account/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { accountOf, openBackoffice, publishArticle } from './staff-steps.ts'

const site = siteInChromium()

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const state = (page: Page, text: string) => page.getByText(text, { exact: true })
const save = (page: Page) => titleField(page).press('Control+s')
const saved = (page: Page) => page.getByRole('status').filter({ hasText: '” saved' }).waitFor()

/** What a tab does that goes; else it waits for a pause of five seconds. */
const keepNow = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('pagehide')))

async function goTo(page: Page, name: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Back office' })
  await navigation.getByRole('link', { name, exact: true }).click()
}

async function openNews(page: Page): Promise<void> {
  await goTo(page, 'News')
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
}

/** From the list; the title has the focus. */
async function openNewArticle(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New article' }).first().click()
  await page.waitForURL('**/news/new')
  await titleField(page).and(page.locator(':focus')).waitFor()
}

/** Writes a title into a new article and leaves it unsaved. */
async function writeAndLeave(page: Page, title: string): Promise<void> {
  await openNewArticle(page)
  await titleField(page).fill(title)
  await goTo(page, 'News')
  const question = page.getByRole('alertdialog')
  await question.getByText('Your unsaved changes are kept.').waitFor()
  await question.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL(/\/backoffice\/news$/)
}

test('every text that was left unsaved is offered, whatever is written next, in this tab or another', async () => {
  const page = await site.open()
  await openBackoffice(page, '/news', accountOf(site, 'editor'))
  await writeAndLeave(page, 'The first text')
  await writeAndLeave(page, 'The second text')
  await page.getByText('Unsaved changes to 2 articles:').waitFor()
  await openNewArticle(page)
  await page.getByText('Unsaved changes to 2 new articles:').waitFor()
  await button(page, 'View changes').click()
  // What is typed while nothing is decided overwrites neither, and is kept as well.
  await titleField(page).fill('The third text')
  await state(page, 'Unsaved').waitFor()

  const other = await page.context().newPage()
  other.on('dialog', (dialog) => void dialog.accept())
  await other.goto('/backoffice/news/new')
  await other.getByText('Unsaved changes to 3 new articles:').waitFor()
  await titleField(other).fill('In the second tab')
  await state(other, 'Unsaved').waitFor()
  await other.reload()
  // Its own is on the screen again, and makes no further copy.
  await expect.poll(() => titleField(other).inputValue()).toBe('In the second tab')
  await other.getByText('Unsaved changes to 3 new articles:').waitFor()
  await other.close()

  await button(page, 'Continue “The first text”').click()
  await expect.poll(() => titleField(page).inputValue()).toBe('The first text')
  await button(page, 'Continue “The third text”').click()
  await expect.poll(() => titleField(page).inputValue()).toBe('The third text')
  await button(page, 'Discard “The second text”').click()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await button(page, 'Continue “The second text”').waitFor()
  await button(page, 'Continue “The first text”').waitFor()

  // The words of the last 300 ms are kept too.
  await page.getByRole('textbox', { name: 'Text', exact: true }).click()
  await page.keyboard.insertText('The last ')
  await page.keyboard.insertText('words')
  await button(page, 'Continue “The second text”').evaluate((pressed: HTMLElement) =>
    pressed.click(),
  )
  await expect.poll(() => titleField(page).inputValue()).toBe('The second text')
  await button(page, 'Continue “The third text”').waitFor()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('The last words')
})

test('a new translation begins with its language and its source, whatever new text this tab showed', async () => {
  const staff = await site.staff()
  const source = await publishArticle(staff)
  const page = await site.open()
  page.on('dialog', (dialog) => void dialog.accept())
  await openBackoffice(page, '/news/new', accountOf(site, 'editor'))
  await titleField(page).fill('Another new text')
  await state(page, 'Unsaved').waitFor()
  await page.goto(`/backoffice/news/${source.id}`)
  await page.getByRole('link', { name: 'German' }).click()
  const language = page.getByRole('main').getByRole('combobox', { name: 'Language' })
  await expect.poll(() => language.textContent()).toBe('German')
  expect(await titleField(page).inputValue()).toBe('')
  await expect.poll(() => page.getByText(/Unsaved changes to \d new articles?:/).count()).toBe(0)

  // Its own text is on the screen after a reload, the other one still above the list.
  await titleField(page).fill('Regalschutz')
  await state(page, 'Unsaved').waitFor()
  await page.reload()
  await expect.poll(() => titleField(page).inputValue()).toBe('Regalschutz')
  await expect.poll(() => language.textContent()).toBe('German')
  await goTo(page, 'News')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await button(page, 'View changes').click()
  await page.getByRole('link', { name: 'Open “Another new text”' }).click()
  await expect.poll(() => titleField(page).inputValue()).toBe('Another new text')
})

test('reloads add no copy, a second tab has its own; the first saves without taking it away; all are discarded at once', async () => {
  const staff = await site.staff()
  const { id } = await publishArticle(staff)
  const page = await site.open()
  // The page goes before it knows what is there; the next one asks.
  site.expectTrace(/^409 \/api\/news\/draft$/)
  page.on('dialog', (dialog) => void dialog.accept())
  const copies = () =>
    page.evaluate((item) => Object.keys(localStorage).filter((key) => key.includes(item)), id)
  await openBackoffice(page, `/news/${id}`)
  for (const title of ['First', 'Second']) {
    await titleField(page).fill(title)
    await page.reload()
    await expect.poll(() => titleField(page).inputValue()).toBe(title)
  }
  await keepNow(page)
  await state(page, 'Changes autosaved').waitFor()
  await expect.poll(async () => (await copies()).length).toBe(1)

  const other = await page.context().newPage()
  await other.goto(`/backoffice/news/${id}`)
  await button(other, 'Continue “Second”').waitFor()
  await titleField(other).fill('In another tab')
  await keepNow(other)
  await state(other, 'Changes autosaved').waitFor()
  await expect.poll(async () => (await copies()).length).toBe(2)
  await save(page)
  await page.getByText('Saved just now').waitFor()
  const onServer = async () => (await staff.call(newsApi.drafts, {}))[id]?.title
  await expect.poll(onServer).toBe('In another tab')
  await expect.poll(() => titleField(other).inputValue()).toBe('In another tab')

  await titleField(page).fill('Third')
  await expect.poll(async () => (await copies()).length).toBe(2)
  const third = await page.context().newPage()
  await third.goto(`/backoffice/news/${id}`)
  await third.getByText('Unsaved changes to this article:').waitFor()
  await expect.poll(() => button(third, /^Continue/).count()).toBe(0)
  await button(third, 'View changes').click()
  await expect.poll(() => button(third, /^Continue/).count()).toBe(2)
  await button(third, 'Discard all').click()
  await third
    .getByRole('status')
    .filter({ hasText: '2 sets of unsaved changes discarded.' })
    .waitFor()
  await expect.poll(async () => (await copies()).length).toBe(0)
})

test('a new item is written at once: title, Enter, text; its first save changes the address and nothing under the hands of the author', async () => {
  const page = await site.open()
  await openBackoffice(page, '/news')
  await page.getByRole('table').waitFor()
  await page.keyboard.press('n')
  await page.waitForURL('**/news/new')
  await titleField(page).and(page.locator(':focus')).waitFor()
  // The page and the frame around it have settled.
  await page.getByText('0 words, 0 min').waitFor()
  await page.keyboard.type('Cold store')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Before. ')
  await expect.poll(() => titleField(page).inputValue()).toBe('Cold store')
  await expect.poll(() => page.getByLabel('Permalink').inputValue()).toBe('cold-store')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.evaluate((element) => element.setAttribute('data-same', ''))
  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/backoffice\/news\/(?!new)[^/]+$/)
  await page.keyboard.type('After.')
  await expect.poll(() => text.textContent()).toBe('Before. After.')
  await page.getByText('2 words, 1 min').waitFor()
  await expect.poll(() => text.getAttribute('data-same')).toBe('')
  // What is typed slowly is undone in more steps; where nothing is left to redo, nothing is undone.
  const textAfter = (key: string) => page.keyboard.press(key).then(() => text.textContent())
  await expect.poll(() => textAfter('Control+z')).not.toContain('Before')
  await expect.poll(() => textAfter('Control+Shift+z')).toBe('Before. After.')
  await button(page, 'Publish').click()
  await page.getByRole('status').filter({ hasText: '” published' }).waitFor()
  // It was no draft of a new item any more.
  await openNews(page)
  await openNewArticle(page)
  await expect.poll(() => button(page, /^Continue “Cold/).count()).toBe(0)
})

test('what is written on one device is continued and saved on another, and offered nowhere after that', async () => {
  const staff = await site.staff()
  const { id } = await publishArticle(staff)
  const title = `Begun on the train ${id.slice(-6)}`
  const [first, second] = [await site.open(), await site.open()]
  await openBackoffice(first, `/news/${id}`)
  await titleField(first).fill(title)
  await keepNow(first)
  await state(first, 'Changes autosaved').waitFor()

  await openBackoffice(second)
  await second.getByRole('link', { name: `Open: ${title}` }).click()
  await second.getByText('Unsaved changes to this article:').waitFor()
  await button(second, `Continue “${title}”`).click()
  await expect.poll(() => titleField(second).inputValue()).toBe(title)
  await save(second)
  await saved(second)
  await second.getByText(/^Saved /).waitFor()
  await expect.poll(async () => Object.keys(await staff.call(newsApi.drafts, {}))).not.toContain(id)

  first.on('dialog', (dialog) => void dialog.accept())
  for (const page of [first, second]) {
    const answer = page.waitForResponse((one) => one.url().endsWith('/api/news/draft'))
    await page.reload()
    await answer
    await expect.poll(() => titleField(page).inputValue()).toBe(title)
    await expect.poll(() => button(page, /^Continue/).count()).toBe(0)
  }
})

test('a session that ends while somebody writes: signed in again, the text goes on to the server', async () => {
  const account = accountOf(site, 'editor')
  const page = await site.open()
  site.expectTrace(/^401 \/api\//)
  await openBackoffice(page, '/news/new', account)
  const title = `Written meanwhile ${Date.now()}`
  await titleField(page).waitFor()
  await page.evaluate((path) => fetch(path, { method: 'POST' }), accountApi.signOut.path)
  await titleField(page).fill(title)
  await keepNow(page)
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await state(page, 'Changes autosaved').waitFor()
  await expect.poll(() => titleField(page).inputValue()).toBe(title)

  const other = await site.open()
  await openBackoffice(other, '/news', account)
  await other.getByText(/, from another device$/).waitFor()
  await other.getByRole('link', { name: `Open “${title}”` }).click()
  await expect.poll(() => titleField(other).inputValue()).toBe(title)
  await save(other)
  await saved(other)
  const kept = async () => {
    const answer = await other.request.get(newsApi.drafts.path)
    return [answer.status(), (await answer.text()).includes(title)]
  }
  await expect.poll(kept).toEqual([200, false])
})

test('the server is gone while somebody writes: nothing is lost, it says so, and goes on', async () => {
  const staff = await site.staff()
  const { id } = await publishArticle(staff)
  const page = await site.open()
  await openBackoffice(page, `/news/${id}`)
  await page.getByText(/^Saved /).waitFor()
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  const title = `Written without a server ${id.slice(-6)}`
  await titleField(page).fill(title)
  await keepNow(page)
  await state(page, 'Changes kept on this device only').waitFor()
  await expect.poll(() => page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
  await save(page)
  await page
    .getByText('Sorry, we were unable to complete this action. Please, try again.')
    .first()
    .waitFor()
  await expect.poll(() => titleField(page).inputValue()).toBe(title)

  await page.unrouteAll()
  await page.evaluate(() => void dispatchEvent(new Event('online')))
  await state(page, 'Changes autosaved').waitFor({ timeout: 10_000 })
  await save(page)
  await saved(page)
  const { changes } = await staff.call(newsApi.get, { params: { id } })
  expect(changes?.item.title).toBe(title)
})
