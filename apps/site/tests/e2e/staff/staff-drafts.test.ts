import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountApi } from '@repo/platform/account/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { administrator } from '#tests/support/demo-store-setup.ts'
import { violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice, publishArticle } from './staff-steps.ts'

const site = siteInChromium()

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const state = (page: Page, text: string) => page.getByText(text, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: /^Save(?! and)/ }).click()
const saved = (page: Page) => page.getByRole('status').filter({ hasText: '” saved' }).waitFor()
const goOn = (page: Page, title: string) =>
  page.getByRole('button', { name: `Continue “${title}”` })

test('what is written on one device is continued and saved on another, and offered nowhere after that', async () => {
  const staff = await site.staff()
  const { id } = await publishArticle(staff)
  const title = `Begun on the train ${id.slice(-6)}`
  const [first, second] = [await site.open(), await site.open()]
  await openBackoffice(first, `/news/${id}`)
  await titleField(first).fill(title)
  await state(first, 'Draft autosaved').waitFor()

  await openBackoffice(second)
  await second.getByRole('link', { name: `Open: ${title}` }).click()
  await second.getByText('Unsaved changes to this article:').waitFor()
  expect(await violations(second)).toEqual([])
  await goOn(second, title).click()
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
    await expect.poll(() => page.getByRole('button', { name: /^Continue/ }).count()).toBe(0)
  }
})

test('a session that ends while somebody writes: signed in again, the text goes on to the server', async () => {
  const staff = await site.staff()
  const page = await site.open()
  site.expectTrace(/^401 \/api\//)
  await openBackoffice(page, '/news/new')
  const title = `Written meanwhile ${Date.now()}`
  await titleField(page).waitFor()
  await page.evaluate((path) => fetch(path, { method: 'POST' }), accountApi.signOut.path)
  await titleField(page).fill(title)
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password', { exact: true }).fill(administrator.password)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await state(page, 'Draft autosaved').waitFor()
  await expect.poll(() => titleField(page).inputValue()).toBe(title)

  const other = await site.open()
  await openBackoffice(other, '/news')
  await other.getByText(/, from another device$/).waitFor()
  await other.getByRole('link', { name: `Open “${title}”` }).click()
  await expect.poll(() => titleField(other).inputValue()).toBe(title)
  await save(other)
  await saved(other)
  await expect
    .poll(async () => Object.values(await staff.call(newsApi.drafts, {})).map((one) => one.title))
    .not.toContain(title)
})

test('the server is gone while somebody writes: nothing is lost, it says so, and goes on', async () => {
  const { id } = await publishArticle(await site.staff())
  const page = await site.open()
  await openBackoffice(page, `/news/${id}`)
  await page.getByText(/^Saved /).waitFor()
  const server = site.server()
  await server.kill()
  const title = `Written without a server ${id.slice(-6)}`
  await titleField(page).fill(title)
  await state(page, 'Draft on this device only').waitFor()
  await expect.poll(() => page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
  await save(page)
  await page
    .getByText('Sorry, we were unable to complete this action. Please, try again.')
    .first()
    .waitFor()
  await expect.poll(() => titleField(page).inputValue()).toBe(title)

  const { dataDir: DATA_DIR, url } = server
  const again = await startBuiltServer({ DATA_DIR, PORT: new URL(url).port })
  await page.evaluate(() => void dispatchEvent(new Event('online')))
  await state(page, 'Draft autosaved').waitFor({ timeout: 10_000 })
  await save(page)
  await saved(page)
  const staff = await site.staff()
  const { changes } = await staff.call(newsApi.get, { params: { id } })
  expect(changes?.item.title).toBe(title)
  await page.close()
  await again.stop()
})
