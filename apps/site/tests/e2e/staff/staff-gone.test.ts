import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { documentsApi } from '#src/features/documents/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice, publishArticle, storeDocument } from './staff-steps.ts'

const site = siteInChromium()

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a text whose article was deleted says who did it, restores the article, and is saved', async () => {
  const staff = await site.staff()
  const { id } = await publishArticle(staff)
  const page = await site.open()
  site.expectTrace(/^404 \/api\/news/)
  await openBackoffice(page, `/news/${id}`)
  await titleField(page).fill('Typed before it was deleted')
  await staff.call(newsApi.remove, { params: { id } })
  await titleField(page).press('Control+s')
  await page
    .getByText(/^This article was deleted by .+ on .+ Your unsaved changes are kept/)
    .waitFor()
  await button(page, 'Restore article').click()
  await button(page, 'Restore article').waitFor({ state: 'detached' })
  await expect.poll(() => titleField(page).inputValue()).toBe('Typed before it was deleted')
  await titleField(page).press('Control+s')
  await page.getByRole('status').filter({ hasText: '” saved' }).waitFor()
  const stored = await staff.call(newsApi.get, { params: { id } })
  expect(stored.title).toBe('Typed before it was deleted')
})

test('an autosaved text whose document is gone opens, and becomes a new document', async () => {
  const staff = await site.staff()
  const { id } = await storeDocument(staff)
  const page = await site.open()
  site.expectTrace(/^404 \/api\/documents/)
  page.on('dialog', (dialog) => void dialog.accept())
  await openBackoffice(page, `/documents/${id}`)
  await titleField(page).fill('Kept without its document')
  await page.getByText(/^Draft (autosaved|on this device)/).waitFor()
  await staff.call(documentsApi.remove, { params: { id } })
  await page.reload()
  await page.getByText(/^This document was deleted by /).waitFor()
  await button(page, 'New document from this text').click()
  await expect.poll(() => titleField(page).inputValue()).toBe('Kept without its document')
  await titleField(page).press('Control+s')
  await page.getByRole('status').filter({ hasText: '” saved' }).waitFor()
  expect(new URL(page.url()).pathname).not.toContain(id)
  const list = Object.values(await staff.call(documentsApi.list, { query: {} }))
  expect(list.map(({ title }) => title)).toContain('Kept without its document')
})
