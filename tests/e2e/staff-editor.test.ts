import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { violations } from './axe.ts'
import { siteInChromium } from './site-in-chromium.ts'
import { openBackoffice, publishArticle } from './staff-steps.ts'

const site = siteInChromium({ SEED: 'none' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

async function newArticle(page: Page, title: string): Promise<void> {
  await openBackoffice(page, '/news/new')
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.keyboard.press('Enter')
}

/** Saves, and waits for the server; the id of the item. */
async function save(page: Page): Promise<string> {
  const answer = page.waitForResponse((one) => one.request().method() !== 'GET')
  await page.keyboard.press('Control+s')
  const { id } = (await (await answer).json()) as { id: string }
  return id
}

test('a table is made and changed by keys alone, and the first save leaves text and undo as they are', async () => {
  const page = await site.open()
  await newArticle(page, 'Ranges by hall')
  await page.keyboard.type('/tab')
  await page.getByRole('option', { name: 'Table' }).waitFor()
  await page.keyboard.press('Enter')
  await text(page).locator('table').waitFor()
  for (const words of ['Hall', 'Range', 'Note', 'A', '50 m', 'free', 'B', '65 m', 'antenna']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  // The last key has begun a fourth row.
  await page.keyboard.type('C')
  await expect.poll(() => text(page).locator('tr').count()).toBe(4)
  const bar = page.getByRole('toolbar', { name: 'Text' })
  await expect
    .poll(() => bar.getByRole('button', { name: 'Head row' }).getAttribute('aria-pressed'))
    .toBe('true')
  expect(await violations(page)).toEqual([])
  await button(page, 'Column after').press('Enter')
  await page.keyboard.type('new')
  const id = await save(page)
  await page.waitForURL(`**/backoffice/news/${id}`)
  const stored = await (await site.staff()).call(newsApi.get, { params: { id } })
  expect(stored.content).toContain('<th scope="col"><p>Hall</p></th>')
  expect(stored.content).toContain('<tr><td><p>C</p></td><td><p>new</p></td>')
  await expect.poll(() => text(page).locator('td').count()).toBe(12)
  await text(page).focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z')
  await expect.poll(() => text(page).locator('td').count()).toBeLessThan(12)
})

test('a link to an article is found by its title and follows the article', async () => {
  const staff = await site.staff()
  const target = await publishArticle(staff, { title: 'Where tags rest', permalink: 'tags-rest' })
  const page = await site.open()
  await newArticle(page, 'Leads on')
  await page.keyboard.type('See there')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  // The editor has taken the selection over.
  await page.getByRole('toolbar', { name: 'Selected words' }).waitFor()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Search articles, or type an address' })
  await search.fill('tags')
  await page.getByRole('option', { name: 'Where tags rest' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await text(page).getByRole('link', { name: 'there' }).waitFor()
  const id = await save(page)
  await staff.call(newsApi.publish, { body: { id } })
  const { content, categories, language, title } = target
  await staff.call(newsApi.update, {
    body: { id: target.id, content, categories, language, title, permalink: 'tags-moved' },
  })
  const reader = await site.open()
  await reader.goto('/en/leads-on')
  await reader.getByRole('main').getByRole('link', { name: 'there' }).click()
  await reader.waitForURL('**/en/tags-moved')
})

test('what a reader would stumble over is asked about before it is published', async () => {
  const staff = await site.staff()
  const { id: target } = await staff.call(newsApi.create, {
    body: { language: 'en', title: 'Not yet', permalink: 'not-yet' },
  })
  const content = `<p>Intro.</p><h3>Deep</h3><p><a data-item="${target}" href="/en/not-yet">on</a></p>`
  const { id } = await staff.call(newsApi.create, {
    body: { language: 'en', title: 'Checked', permalink: 'checked', content },
  })
  const page = await site.open()
  await openBackoffice(page, `/news/${id}`)
  await button(page, 'Publish').click()
  const dialog = page.getByRole('dialog', { name: 'Before this is published' })
  await dialog.getByText('leads to an article that is a draft').waitFor()
  await dialog.getByText('“Deep” is a heading 3').waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Go to: “Deep”/ }).click()
  await expect.poll(() => button(page, 'Paragraph style: Heading 3').count()).toBe(1)
  await button(page, 'Publish').click()
  await button(page, 'Publish anyway').click()
  await page.getByRole('status').filter({ hasText: 'is published' }).first().waitFor()
})
