import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountApi } from '@repo/platform/account/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { accountOf, openBackoffice, publishArticle } from './staff-steps.ts'

const site = siteInChromium()

const [long, night, price] = [
  'Trucks arrive at the gate. '.repeat(30).trim(),
  'The night shift counts pallets.',
  'A price holds for ninety days.',
]
const table = (cell: string) =>
  `<table><tbody><tr><th scope="row"><p>Shifts</p></th><td><p>${cell}</p></td></tr></tbody></table>`
const content = `<p>${long}</p><p>${night}</p><p>${price}</p>${table('Two')}`

const text = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const save = (page: Page) => page.keyboard.press('Control+s')
const note = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).first().waitFor()
const nameOf = async (page: Page): Promise<string> => {
  const answer = await page.request.get(accountApi.get.path)
  return ((await answer.json()) as { name: string }).name
}

/** An article in its editor, and the calls by which a colleague changes it meanwhile. */
async function openTogether({ isPublished = false } = {}) {
  const staff = await site.staff()
  const item = await publishArticle(staff, { content })
  const { id, language, permalink, title, categories } = item
  // Hidden, it is saved at once: each save is a version of its own. Published, each is one of its shared draft.
  if (!isPublished) await staff.call(newsApi.deactivate, { body: { id } })
  const page = await site.open()
  site.expectTrace(/^409 \/api\/news(\/changes)?$/)
  await openBackoffice(page, `/news/${id}`)
  await text(page).waitFor()
  const seen = () => staff.call(newsApi.get, { params: { id } })
  return {
    page,
    dialog: page.getByRole('alertdialog'),
    seen,
    stored: async () => {
      const { changes, ...published } = await seen()
      return changes?.item ?? published
    },
    theirSave: async (change: object) => {
      const body = { id, language, permalink, title, categories, content, ...change }
      await staff.call(isPublished ? newsApi.saveChanges : newsApi.update, { body })
    },
    theirName: (await staff.call(accountApi.get, {})).name,
  }
}

async function typeAfter(page: Page, words: string, typed: string): Promise<void> {
  await text(page).getByText(words).click()
  await page.keyboard.press('End')
  await page.keyboard.type(typed)
}

async function typeFirst(page: Page, typed: string): Promise<void> {
  await text(page).getByText(night).click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type(typed)
}

test('a colleague’s changes beside mine are merged without a question, can be taken back, and no visitor sees them', async () => {
  const { page, dialog, seen, stored, theirSave, theirName } = await openTogether({
    isPublished: true,
  })
  const { title } = await seen()
  await theirSave({ title: 'Their title', content: content.replace(long, `${long} Theirs.`) })
  await typeAfter(page, night, ' Mine')
  await save(page)
  await note(page, `${theirName}’s changes to “Title” and 1 paragraph were added to your version.`)
  await note(page, '” saved')
  expect(await dialog.count()).toBe(0)
  // The cursor is where it was.
  await page.keyboard.type(', too.')
  await save(page)
  const both = `<p>${long} Theirs.</p><p>${night} Mine, too.</p><p>${price}</p>`
  await expect.poll(async () => (await stored()).content).toContain(both)
  expect((await stored()).title).toBe('Their title')
  expect(await seen()).toMatchObject({ title, content })

  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(() => text(page).getByText('Theirs.').count()).toBe(0)
  await text(page).getByText('Mine, too.').waitFor()
  expect((await stored()).content).toContain('Theirs.')
})

test('a conflict shows both versions of a paragraph, however long, and of a table, and saves mine, theirs or both', async () => {
  const { page, dialog, stored, theirSave, theirName } = await openTogether()
  await theirSave({
    content: `<p>${long} Theirs.</p><p>${night} Their night.</p><p>${price} Their price.</p>${table('Two by day')}`,
  })
  await typeFirst(page, 'Mine. ')
  await typeAfter(page, night, ' My night.')
  await typeAfter(page, 'Two', ' by night')
  await save(page)
  await dialog
    .getByRole('heading', { name: `${theirName} changed this while you were editing` })
    .waitFor()
  expect(await violations(page, { overlay: true })).toEqual([])
  const chosen = dialog.getByRole('button', { name: 'Save selected versions' })
  await chosen.and(page.locator(':focus')).waitFor()
  const place = (paragraph: number) =>
    dialog.getByRole('group', { name: `Text, paragraph ${paragraph} changed by both` })
  await place(1).locator('ins').filter({ hasText: 'Theirs.' }).waitFor()
  await place(1).locator('ins').filter({ hasText: 'Mine.' }).waitFor()
  await place(1).getByRole('radio', { name: 'Keep both versions' }).check()
  await place(2).getByRole('radio', { name: 'Yours' }).check()
  // What is not chosen is theirs.
  await place(4).getByRole('cell').filter({ hasText: 'Two by day' }).waitFor()
  await place(4).getByRole('cell').filter({ hasText: 'Two by night' }).waitFor()
  await chosen.click()
  await note(page, '” saved')
  const after = (await stored()).content
  expect(after).toContain(
    `<p>${long} Theirs.</p><p>Mine. ${long}</p><p>${night} My night.</p><p>${price} Their price.</p>`,
  )
  expect(after).toContain('Two by day')
  expect(after).not.toContain('Two by night')
  // What was not chosen is a draft of mine, and theirs is in the history.
  await page.getByRole('button', { name: /^Continue/ }).waitFor()
  await page
    .getByRole('button', { name: /^Changes since .*: Saved$/ })
    .nth(1)
    .click()
  await dialog.locator('del').filter({ hasText: 'Their' }).first().waitFor()
})

test('a draft is merged with a stored change of another place, and does not erase one of the same place unseen', async () => {
  const { page, dialog, stored, theirSave } = await openTogether()
  await typeFirst(page, 'Mine. ')
  // As a tab does that goes; else it waits for a pause.
  await page.evaluate(() => void dispatchEvent(new Event('pagehide')))
  await page.getByText('Changes autosaved').waitFor()
  await theirSave({ content: `${content}<p>New.</p>` })
  await page.reload()
  await note(page, 'A colleague’s changes to 1 paragraph were added to your version.')
  expect(await dialog.count()).toBe(0)
  await save(page)
  await note(page, '” saved')
  const merged = `<p>Mine. ${long}</p><p>${night}</p><p>${price}</p>${table('Two')}<p>New.</p>`
  expect((await stored()).content).toBe(merged)

  await typeFirst(page, 'More. ')
  await theirSave({
    content: `${merged.replace(long, `${long} Theirs.`)}<p>Their sentence.</p>`,
  })
  await save(page)
  await dialog.getByRole('button', { name: 'Use theirs and keep an unsaved copy of mine' }).click()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await dialog.getByText('Their sentence.').first().waitFor()
  await dialog.getByRole('radio', { name: 'Keep both versions' }).check()
  await dialog.getByRole('button', { name: 'Continue with selected versions' }).click()
  await save(page)
  const last = async () => (await stored()).content
  await expect.poll(last).toContain(`<p>Mine. ${long} Theirs.</p><p>More. Mine. ${long}</p>`)
  expect(await last()).toContain('<p>Their sentence.</p>')
})

test('a colleague who publishes a scheduled article early is no conflict', async () => {
  const staff = await site.staff()
  const { id } = await staff.call(newsApi.create, {
    body: {
      language: 'en',
      title: 'Early',
      permalink: `early-${Date.now()}`,
      content,
      publishAt: new Date(Date.now() + 24 * 3_600_000).toISOString(),
    },
  })
  const page = await site.open()
  site.expectTrace(/^409 \/api\/news(\/changes)?$/)
  await openBackoffice(page, `/news/${id}`)
  await page.getByRole('textbox', { name: 'Title' }).fill('Written meanwhile')
  await staff.call(newsApi.publish, { body: { id, publishAt: null } })
  await save(page)
  await note(page, '” saved')
  await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0)
  const stored = await staff.call(newsApi.get, { params: { id } })
  expect(stored).toMatchObject({
    title: 'Early',
    published: true,
    changes: { item: { title: 'Written meanwhile' } },
  })
  expect(stored).not.toHaveProperty('publishAt')
  expect(stored.changes?.item).not.toHaveProperty('publishAt')
})

test('an editor shows the colleagues who have the article open until they leave; a viewer neither sees them nor counts', async () => {
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

  const reader = await site.open()
  const calls: string[] = []
  reader.on('request', (request) => calls.push(request.url()))
  await openBackoffice(reader, `/news/${id}`, accountOf(site, 'viewer'))
  await text(reader).waitFor()
  expect(calls.filter((url) => url.includes('/presence'))).toEqual([])
  expect(await reader.getByText('is editing this article').count()).toBe(0)

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
