import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice, publishArticle } from './staff-steps.ts'

const site = siteInChromium()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const note = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor()

test('a deleted article comes back by undo as it was, and from the trash until it is deleted permanently', async () => {
  const staff = await site.staff()
  const { id, title, permalink } = await publishArticle(staff)
  const page = await site.open()
  const remove = async () => {
    await button(page, 'Delete this article…').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await note(page, `“${title}” deleted.`)
  }
  await openBackoffice(page, `/news/${id}`)
  await remove()
  await page.getByRole('status').getByRole('button', { name: 'Restore', exact: true }).click()
  await note(page, 'Restored and hidden.')
  const params = { id }
  expect(await staff.call(newsApi.get, { params })).toMatchObject({
    permalink,
    published: true,
    active: false,
  })

  await page.goto(`/backoffice/news/${id}`)
  await remove()
  await page.getByRole('link', { name: 'Trash' }).click()
  const row = page.getByRole('row', { name: new RegExp(`^Select ${title}`) })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await row.waitFor({ state: 'detached' })
  expect(await staff.call(newsApi.get, { params })).toMatchObject({ permalink })

  await staff.call(newsApi.remove, { params })
  await page.reload()
  await page.setViewportSize({ width: 390, height: 844 })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete permanently…' }).click()
  await button(page, 'Delete permanently').click()
  await note(page, `“${title}” deleted permanently.`)
  await row.waitFor({ state: 'detached' })
})

test('an earlier version is shown word by word, restored, and taken back by undo; nothing unsaved is lost', async () => {
  const staff = await site.staff()
  const { id, title, permalink } = await publishArticle(staff)
  const fields = { id, permalink, language: 'en' as const, categories: [] }
  const second = { ...fields, title: 'Second title', content: '<p>Anchors below the roof.</p>' }
  await staff.call(newsApi.update, { body: second })
  // Visitors see the article: what is restored are its changes.
  const stored = async () => {
    const { changes, title: published } = await staff.call(newsApi.get, { params: { id } })
    return changes?.item.title ?? published
  }
  const page = await site.open()
  await openBackoffice(page, `/audit?search=${id}`)
  // The entry of its creation, the oldest, leads to what it said then.
  await page.getByRole('link', { name: 'Second title' }).last().click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('heading', { name: /^Created / }).waitFor()
  await dialog.locator('del').filter({ hasText: 'above' }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  const titleField = page.getByRole('textbox', { name: 'Title' })
  await titleField.fill('Not saved')
  await page.getByRole('button', { name: /^Changes since .*: Created$/ }).click()
  await dialog.locator('del').filter({ hasText: 'above' }).waitFor()
  await dialog.locator('ins').filter({ hasText: 'roof.' }).waitFor()
  expect(await violations(page, { overlay: true })).toEqual([])
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await note(page, `“${title}”: version of`)
  await expect.poll(() => titleField.inputValue()).toBe(title)
  expect(await stored()).toBe(title)
  await page.getByText(/^Unpublished changes saved on/).waitFor()
  const read = await fetch(`${site.server().url}/en/${permalink}`)
  expect(await read.text()).toMatch(/<h1[^>]*>Second title/)
  await button(page, 'Continue “Not saved”').waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => titleField.inputValue()).toBe('Second title')
  expect(await stored()).toBe('Second title')
})

test('an article that somebody has deleted is restored and saved by who writes it, or its text becomes a new one', async () => {
  const staff = await site.staff()
  const { id } = await publishArticle(staff)
  const page = await site.open()
  site.expectTrace(/^404 \/api\/news/)
  page.on('dialog', (dialog) => void dialog.accept())
  await openBackoffice(page, `/news/${id}`)
  const titleField = page.getByRole('textbox', { name: 'Title' })
  await titleField.fill('Typed before it was deleted')
  await staff.call(newsApi.remove, { params: { id } })
  await titleField.press('Control+s')
  await page
    .getByText(/^This article was deleted by .+ on .+ Your unsaved changes are kept/)
    .waitFor()
  await button(page, 'Restore article').click()
  await button(page, 'Restore article').waitFor({ state: 'detached' })
  await expect.poll(() => titleField.inputValue()).toBe('Typed before it was deleted')
  await titleField.press('Control+s')
  await note(page, '” saved')
  const stored = await staff.call(newsApi.get, { params: { id } })
  expect(stored.title).toBe('Typed before it was deleted')

  await titleField.fill('Kept without its article')
  await page.getByText('Unsaved', { exact: true }).waitFor()
  await staff.call(newsApi.remove, { params: { id } })
  await page.reload()
  await page.getByText(/^This article was deleted by /).waitFor()
  await button(page, 'New article from this text').click()
  await expect.poll(() => titleField.inputValue()).toBe('Kept without its article')
  await titleField.press('Control+s')
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/new') && !pathname.endsWith(id))
  const list = Object.values(await staff.call(newsApi.list, { query: {} }))
  expect(list.map(({ title }) => title)).toContain('Kept without its article')
})
