import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { libraryApi } from '@repo/platform/library/contract.ts'
import { picture } from '#tests/support/library.ts'
import { violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
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
    .poll(() => bar.getByRole('button', { name: 'Header row' }).getAttribute('aria-pressed'))
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
  const search = page.getByRole('combobox', {
    name: 'Search pages and articles, or enter a URL',
  })
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
  const dialog = page.getByRole('dialog', { name: 'Check before publishing' })
  await dialog.getByText('links to an article that is a draft').waitFor()
  await dialog.getByText('“Deep” is a heading 3').waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Go to: “Deep”/ }).click()
  await expect.poll(() => button(page, 'Paragraph style: Heading 3').count()).toBe(1)
  await button(page, 'Publish').click()
  await button(page, 'Publish anyway').click()
  await page.getByRole('status').filter({ hasText: '” published' }).first().waitFor()
})

test('a picture has its width, caption and description from its tools, and is replaced in its place', async () => {
  const staff = await site.staff()
  const stored = async (name: string) =>
    staff.call(libraryApi.upload, { body: { file: new File([await picture()], name) } })
  await stored('Rack.png')
  const gate = await stored('Gate.png')
  const page = await site.open()
  const title = `Pictures ${Date.now()}`
  await newArticle(page, title)
  await page.keyboard.type('/ima')
  await page.getByRole('option', { name: 'Image' }).waitFor()
  await page.keyboard.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Choose an image' })
  const choose = async (name: string) => {
    await picker.getByRole('option', { name }).click()
    await button(page, 'Use this image').click()
    await picker.waitFor({ state: 'detached' })
    await expect.poll(() => text(page).locator('img').count()).toBe(1)
  }
  await picker.getByRole('option', { name: 'Rack.png' }).click()
  // The text of the library is written where the picture is chosen.
  await picker.getByRole('textbox', { name: 'Alternative text, English' }).waitFor()
  await choose('Rack.png')
  await text(page).locator('img').click()
  const tools = page.getByRole('group', { name: 'Image' })
  const tool = (name: string) => tools.getByRole('button', { name, exact: true })
  await tool('Half').click()
  await expect.poll(() => tool('Half').getAttribute('aria-pressed')).toBe('true')
  await tool('Caption').click()
  await page.keyboard.type('Beside the gate')
  await tool('Alternative text…').press('Enter')
  const description = page.getByRole('dialog', { name: 'Alternative text' })
  await description.getByRole('textbox').and(page.locator(':focus')).waitFor()
  expect(await violations(page, { overlay: true })).toEqual([])
  await page.keyboard.type('A rack with an anchor')
  await page.keyboard.press('Enter')
  await description.waitFor({ state: 'detached' })
  await text(page).getByRole('img', { name: 'A rack with an anchor' }).waitFor()
  await text(page).and(page.locator(':focus')).waitFor()
  await tool('Replace…').click()
  await choose('Gate.png')
  await text(page).and(page.locator(':focus')).waitFor()
  await expect.poll(() => tool('Half').getAttribute('aria-pressed')).toBe('true')
  const id = await save(page)
  // What described the former picture is not said of the new one.
  expect((await staff.call(newsApi.get, { params: { id } })).content).toMatch(
    new RegExp(
      `<figure data-width="half"><img src="${gate.url}" alt=""[^>]*><figcaption>Beside the gate</figcaption></figure>`,
    ),
  )
})

test('a film is put into the text from its address, and asks a reader before it loads', async () => {
  const staff = await site.staff()
  const page = await site.open()
  await newArticle(page, `Film ${Date.now()}`)
  await page.keyboard.type('Watch:')
  await page.keyboard.press('Enter')
  await button(page, 'Video').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Video' })
  const address = dialog.getByRole('textbox', { name: 'URL' })
  await address.and(page.locator(':focus')).waitFor()
  await page.keyboard.type('youtube')
  await page.keyboard.press('Enter')
  await dialog.getByText('Enter the URL of the video').waitFor()
  await address.and(page.locator(':focus[aria-invalid=true]')).waitFor()
  expect(await violations(page, { overlay: true })).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await text(page).and(page.locator(':focus')).waitFor()
  await button(page, 'Video').press('Enter')
  await address.fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Two trucks at a crossing')
  await page.keyboard.press('Enter')
  await text(page).getByText('Two trucks at a crossing').waitFor()
  await text(page).and(page.locator(':focus')).waitFor()
  const id = await save(page)
  const { permalink } = await staff.call(newsApi.publish, { body: { id } })
  const reader = await site.open()
  await reader.goto(`/en/${permalink}`)
  // A foreign request would fail this test.
  await reader.getByRole('button', { name: 'Load video from youtube.com' }).waitFor()
  await reader.getByRole('figure').getByText('Two trucks at a crossing').waitFor()
  expect(await reader.locator('iframe').count()).toBe(0)
})
