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
  await row.waitFor()
  expect(await violations(page)).toEqual([])
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
  await button(page, 'Continue “Not saved”').waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => titleField.inputValue()).toBe('Second title')
  expect(await stored()).toBe('Second title')
})
