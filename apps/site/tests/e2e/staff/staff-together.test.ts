import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountApi } from '@repo/platform/account/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { accountOf, openBackoffice, publishArticle } from './staff-steps.ts'

const site = siteInChromium()

const [arrival, night, price] = [
  'Trucks arrive at the gate.',
  'The night shift counts pallets.',
  'A price holds for ninety days.',
]
const table = (cell: string) =>
  `<table><tbody><tr><th scope="row"><p>Shifts</p></th><td><p>${cell}</p></td></tr></tbody></table>`
const content = `<p>${arrival}</p><p>${night}</p><p>${price}</p>${table('Two')}`

const text = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const save = (page: Page) => page.keyboard.press('Control+s')
const note = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).first().waitFor()
const nameOf = async (page: Page): Promise<string> => {
  const answer = await page.request.get(accountApi.get.path)
  return ((await answer.json()) as { name: string }).name
}

/** The same article in the windows of two accounts. */
async function openTogether({ isPublished = false } = {}) {
  const staff = await site.staff()
  const { id } = await publishArticle(staff, { content })
  // Hidden, it is saved at once: each save is a version of its own. Published, each is one of its shared draft.
  if (!isPublished) await staff.call(newsApi.deactivate, { body: { id } })
  const [mine, theirs] = [await site.open(), await site.open()]
  await openBackoffice(mine, `/news/${id}`)
  await openBackoffice(theirs, `/news/${id}`, accountOf(site, 'editor'))
  await text(mine).waitFor()
  await text(theirs).waitFor()
  const get = () => staff.call(newsApi.get, { params: { id } })
  const stored = async () => {
    const item = await get()
    return (item.changes?.item ?? item).content
  }
  const seen = async () => (await get()).content
  return { mine, theirs, stored, seen, theirName: await nameOf(theirs) }
}

async function typeAfter(page: Page, words: string, typed: string): Promise<void> {
  await text(page).getByText(words).click()
  await page.keyboard.press('End')
  await page.keyboard.type(typed)
}

test('a colleague’s change in the next paragraph is kept beside mine, and can be taken back', async () => {
  const { mine, theirs, stored, theirName } = await openTogether()
  site.expectTrace(/^409 \/api\/news$/)
  await typeAfter(theirs, arrival, ' Theirs.')
  await save(theirs)
  await note(theirs, '” saved')
  await typeAfter(mine, night, ' Mine')
  await save(mine)
  await note(mine, `${theirName}’s changes to 1 paragraph were added to your version.`)
  await note(mine, '” saved')
  expect(await mine.getByRole('alertdialog').count()).toBe(0)
  // The cursor is where it was.
  await mine.keyboard.type(', too.')
  await save(mine)
  await expect
    .poll(stored)
    .toContain(`<p>${arrival} Theirs.</p><p>${night} Mine, too.</p><p>${price}</p>`)

  await mine.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(() => text(mine).getByText('Theirs.').count()).toBe(0)
  await text(mine).getByText('Mine, too.').waitFor()
  expect(await stored()).toContain('Theirs.')
})

test('changes to a published article are merged in its shared draft, and visitors see none of them', async () => {
  const { mine, theirs, stored, seen, theirName } = await openTogether({ isPublished: true })
  site.expectTrace(/^409 \/api\/news\/changes$/)
  const before = await seen()
  await typeAfter(theirs, arrival, ' Theirs.')
  await save(theirs)
  await note(theirs, /saved/)
  await typeAfter(mine, night, ' Mine.')
  await save(mine)
  await note(mine, `${theirName}’s changes to 1 paragraph were added to your version.`)
  const both = `<p>${arrival} Theirs.</p><p>${night} Mine.</p><p>${price}</p>`
  await expect.poll(stored).toContain(both)
  expect(await seen()).toBe(before)
  await mine.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(seen).toContain(both)
})

test('a conflict shows both versions of a paragraph and a table, and saves mine, theirs or both', async () => {
  const { mine, theirs, stored, theirName } = await openTogether()
  site.expectTrace(/^409 \/api\/news$/)
  await typeAfter(theirs, arrival, ' Theirs.')
  await typeAfter(theirs, night, ' Their night.')
  await typeAfter(theirs, 'Two', ' by day')
  await typeAfter(theirs, price, ' Their price.')
  await save(theirs)
  await note(theirs, '” saved')
  await typeAfter(mine, arrival, ' Mine.')
  await typeAfter(mine, night, ' My night.')
  await typeAfter(mine, 'Two', ' by night')
  await save(mine)
  const dialog = mine.getByRole('alertdialog')
  await dialog
    .getByRole('heading', { name: `${theirName} changed this while you were editing` })
    .waitFor()
  expect(await violations(mine)).toEqual([])
  const place = (paragraph: number) =>
    dialog.getByRole('group', { name: `Text, paragraph ${paragraph} changed by both` })
  await place(1).locator('ins').filter({ hasText: 'Theirs.' }).waitFor()
  await place(1).locator('ins').filter({ hasText: 'Mine.' }).waitFor()
  await place(1).getByRole('radio', { name: 'Keep both versions' }).check()
  await place(2).getByRole('radio', { name: 'Yours' }).check()
  await place(4).getByRole('cell').filter({ hasText: 'Two by day' }).waitFor()
  await place(4).getByRole('cell').filter({ hasText: 'Two by night' }).waitFor()
  await dialog.getByRole('button', { name: 'Save selected versions' }).click()
  await note(mine, '” saved')
  const after = await stored()
  expect(after).toContain(
    `<p>${arrival} Theirs.</p><p>${arrival} Mine.</p><p>${night} My night.</p><p>${price} Their price.</p>`,
  )
  expect(after).toContain('Two by day')
  expect(after).not.toContain('Two by night')
  // What was not chosen is a draft of mine, and theirs is in the history.
  await mine.getByRole('button', { name: /^Continue/ }).waitFor()
  await mine
    .getByRole('button', { name: /^Changes since .*: Saved$/ })
    .nth(1)
    .click()
  const gone = mine.getByRole('alertdialog').locator('del')
  await gone.filter({ hasText: 'Their' }).first().waitFor()
})

test('an editor shows the colleagues who have the article open until they leave', async () => {
  const staff = await site.staff()
  const { id } = await publishArticle(staff, { content })
  const mine = await site.open()
  await mine.clock.install()
  const beats: string[] = []
  mine.on('request', (request) => {
    if (request.url().includes('/presence')) beats.push(request.method())
  })
  await openBackoffice(mine, `/news/${id}`)
  await text(mine).waitFor()
  await expect.poll(() => beats).toEqual(['PUT'])

  const theirs = await site.open()
  await openBackoffice(theirs, `/news/${id}`, accountOf(site, 'editor'))
  await note(theirs, 'is editing this article.')
  expect(await violations(theirs)).toEqual([])
  await mine.clock.fastForward(15_000)
  await note(mine, `${await nameOf(theirs)} (since `)
  await theirs.goto('/backoffice/news')
  await mine.clock.fastForward(15_000)
  await expect.poll(() => mine.getByText('is editing this article.').count()).toBe(0)

  const again = await mine.context().newPage()
  await again.goto(`/backoffice/news/${id}`)
  await note(again, 'You have this article open in another window (since ')
  expect(beats.length).toBe(3)
})

test('a viewer neither sees the open editors of an article nor counts as one', async () => {
  const staff = await site.staff()
  const { id } = await publishArticle(staff, { content })
  const [writer, reader] = [await site.open(), await site.open()]
  await openBackoffice(writer, `/news/${id}`)
  await text(writer).waitFor()
  const calls: string[] = []
  reader.on('request', (request) => calls.push(request.url()))
  await openBackoffice(reader, `/news/${id}`, accountOf(site, 'viewer'))
  await text(reader).waitFor()
  expect(calls.filter((url) => url.includes('/presence'))).toEqual([])
  expect(await reader.getByText('is editing this article').count()).toBe(0)
})
