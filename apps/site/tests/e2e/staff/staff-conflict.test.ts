import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountApi } from '@repo/platform/account/contract.ts'
import { newsApi, type NewsItem } from '#src/features/news/contract.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice, publishArticle } from './staff-steps.ts'

const site = siteInChromium()

const long = 'An anchor above the racks. '.repeat(30).trim()
const content = `<p>${long}</p><p>End.</p>`

const save = (page: Page) => page.getByRole('button', { name: /^Save(?! and)/ }).click()
const note = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor()

/** Opens an article and writes at the end of its first paragraph, while a colleague saves another. */
async function writeAtTheSameTime(theirs: Partial<NewsItem>) {
  const staff = await site.staff()
  const item = await publishArticle(staff, { content })
  const page = await site.open()
  site.expectTrace(/^409 \/api\/news(\/changes)?$/)
  await openBackoffice(page, `/news/${item.id}`)
  await page.getByText('An anchor above').click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('End')
  await page.keyboard.type('Mine.')
  const { id, language, permalink, title, categories } = item
  const body = { id, language, permalink, title, categories, content, ...theirs }
  await staff.call(newsApi.update, { body })
  /** Visitors see the article: what is saved are its changes. */
  const stored = async () => {
    const { changes, ...published } = await staff.call(newsApi.get, { params: { id } })
    return changes?.item ?? published
  }
  return { page, dialog: page.getByRole('alertdialog'), stored }
}

test('changes of two people to different places are merged without a question, and a message names the colleague', async () => {
  const { page, dialog, stored } = await writeAtTheSameTime({
    title: 'Their title',
    content: `<p>${long}</p><p>End.</p><p>Their paragraph.</p>`,
  })
  await save(page)
  const { name } = await (await site.staff()).call(accountApi.get, {})
  await note(page, `${name}’s changes to “Title” and 1 paragraph were added to your version.`)
  await note(page, '” saved')
  expect(await dialog.count()).toBe(0)
  const after = await stored()
  expect(after.title).toBe('Their title')
  expect(after.content).toContain('Mine.')
  expect(after.content).toContain('<p>Their paragraph.</p>')
})

test('of a paragraph that both changed, the added words are marked however long it is; the safe way saves theirs and keeps mine', async () => {
  const { page, dialog, stored } = await writeAtTheSameTime({
    content: `<p>${long} Theirs.</p><p>End.</p>`,
  })
  await save(page)
  const place = dialog.getByRole('group', { name: 'Text, paragraph 1 changed by both' })
  await place.locator('ins').filter({ hasText: 'Theirs.' }).waitFor()
  await place.locator('ins').filter({ hasText: 'Mine.' }).waitFor()
  await dialog
    .getByRole('button', { name: 'Save selected versions' })
    .and(page.locator(':focus'))
    .click()
  await note(page, '” saved')
  expect((await stored()).content).toContain('Theirs.')
  await page.getByRole('button', { name: /^Continue/ }).waitFor()
})

test('somebody who has saved and changed nothing is no conflict', async () => {
  const { page, dialog, stored } = await writeAtTheSameTime({})
  await save(page)
  await note(page, '” saved')
  await expect.poll(() => dialog.count()).toBe(0)
  expect((await stored()).content).toContain('Mine.')
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

test('a draft that is older than what is stored does not erase it unseen', async () => {
  const { page, dialog, stored } = await writeAtTheSameTime({
    content: `<p>${long} Theirs.</p><p>End.</p><p>Their sentence.</p>`,
  })
  await save(page)
  await dialog.getByRole('button', { name: 'Use theirs, keep an unsaved copy of mine' }).click()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await dialog.getByText('Their sentence.').first().waitFor()
  await dialog.getByRole('radio', { name: 'Keep both versions' }).check()
  await dialog.getByRole('button', { name: 'Continue with selected' }).click()
  await save(page)
  await note(page, '” saved')
  const { content: text } = await stored()
  expect(text).toContain(`<p>${long} Theirs.</p>`)
  expect(text).toContain('Their sentence.')
  expect(text).toContain('Mine.')
})

test('a draft is merged with a stored change of another place', async () => {
  const { page, dialog, stored } = await writeAtTheSameTime({})
  await page.getByText('Draft autosaved').waitFor()
  const { id, version: _, ...item } = await stored()
  const { language, permalink, title, categories } = item
  const body = { id, language, permalink, title, categories, content: `${item.content}<p>New.</p>` }
  await (await site.staff()).call(newsApi.update, { body })
  await page.reload()
  await note(page, 'A colleague’s changes to 1 paragraph were added to your version.')
  expect(await dialog.count()).toBe(0)
  await save(page)
  await note(page, '” saved')
  const { content: text } = await stored()
  expect(text).toContain('Mine.')
  expect(text).toContain('<p>New.</p>')
})
