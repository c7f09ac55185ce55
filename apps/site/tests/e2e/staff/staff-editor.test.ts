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

async function chooseImage(page: Page, name: string): Promise<void> {
  const picker = page.getByRole('dialog', { name: 'Choose an image' })
  await picker.getByRole('option', { name }).first().click()
  await button(page, 'Use this image').click()
  await picker.waitFor({ state: 'detached' })
}

async function fillFilm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Video' })
  const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  await dialog.getByRole('textbox', { name: 'URL' }).fill(address)
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Two trucks at a crossing')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

async function bySlash(page: Page, name: string): Promise<void> {
  await page.keyboard.type(`/${name.toLowerCase()}`)
  await page.getByRole('option', { name }).waitFor()
  await page.keyboard.press('Enter')
}

test('a table is made and changed by keys alone, and the first save leaves text and undo as they are', async () => {
  const page = await site.open()
  await newArticle(page, 'Ranges by hall')
  await bySlash(page, 'Table')
  await text(page).locator('table').waitFor()
  for (const words of ['Hall', 'Range', 'Note', 'A', 'B', 'C', '', '', '']) {
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

test('a link to an article is found by its title, a film has its address, a picture its width, caption and description', async () => {
  const staff = await site.staff()
  const target = await publishArticle(staff, { title: 'Where tags rest', permalink: 'tags-rest' })
  const upload = async (name: string) =>
    staff.call(libraryApi.upload, { body: { file: new File([await picture()], name) } })
  await upload('Rack.png')
  const gate = await upload('Gate.png')
  const page = await site.open()
  await newArticle(page, 'Leads on')
  await page.keyboard.type('See there')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  // The editor has taken the selection over.
  await page.getByRole('toolbar', { name: 'Selected words' }).waitFor()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', {
    name: 'Search content, or enter a URL',
  })
  await search.fill('tags')
  await page.getByRole('option', { name: 'Where tags rest' }).waitFor()
  expect(await violations(page, { overlay: true })).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await text(page).getByRole('link', { name: 'there' }).waitFor()

  await text(page).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await button(page, 'Video').press('Enter')
  const film = page.getByRole('dialog', { name: 'Video' })
  const address = film.getByRole('textbox', { name: 'URL' })
  await address.and(page.locator(':focus')).waitFor()
  await page.keyboard.type('youtube')
  await page.keyboard.press('Enter')
  await film.getByText('Enter a URL that starts with').waitFor()
  await address.and(page.locator(':focus[aria-invalid=true]')).waitFor()
  expect(await violations(page, { overlay: true })).toEqual([])
  await page.keyboard.press('Escape')
  await film.waitFor({ state: 'detached' })
  await text(page).and(page.locator(':focus')).waitFor()
  await button(page, 'Video').press('Enter')
  await fillFilm(page)
  await text(page).getByText('Two trucks at a crossing').waitFor()
  await text(page).and(page.locator(':focus')).waitFor()

  await bySlash(page, 'Image')
  const picker = page.getByRole('dialog', { name: 'Choose an image' })
  await picker.getByRole('option', { name: 'Rack.png' }).click()
  // The text of the library is written where the picture is chosen.
  await picker.getByRole('textbox', { name: 'Alternative text, English' }).waitFor()
  await chooseImage(page, 'Rack.png')
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
  await chooseImage(page, 'Gate.png')
  await text(page).and(page.locator(':focus')).waitFor()
  await expect.poll(() => text(page).locator('img').count()).toBe(1)
  await expect.poll(() => tool('Half').getAttribute('aria-pressed')).toBe('true')

  const id = await save(page)
  const { content } = await staff.call(newsApi.get, { params: { id } })
  expect(content).toContain(`<p>See <a data-item="${target.id}" href="/en/tags-rest">there</a></p>`)
  expect(content).toContain(
    '<p data-embed="video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Two trucks at a crossing</a></p>',
  )
  // What described the former picture is not said of the new one.
  expect(content).toMatch(
    new RegExp(
      `<figure data-width="half"><img src="${gate.url}" alt=""[^>]*><figcaption>Beside the gate</figcaption></figure>`,
    ),
  )
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
  await dialog.getByText('“Deep” is a level 3 heading').waitFor()
  expect(await violations(page, { overlay: true })).toEqual([])
  await dialog.getByRole('button', { name: /^Go to: “Deep”/ }).click()
  await expect.poll(() => button(page, 'Paragraph style: Heading 3').count()).toBe(1)
  await button(page, 'Publish').click()
  await button(page, 'Publish anyway').click()
  await page.getByRole('status').filter({ hasText: '” published' }).first().waitFor()
})

/** The blocks of the text: their elements, and their words. */
const blocks = (page: Page) =>
  text(page).evaluate((root) =>
    [...root.children].map((block) => {
      const name = block.matches('[data-embed]') ? 'film' : block.localName
      return block.localName === 'p' && name === 'p' ? block.textContent : name
    }),
  )

/** Pastes as a browser does: an event with a clipboard. */
async function paste(page: Page, { html = '', base64 = '' }): Promise<void> {
  await text(page).evaluate(
    (element, given) => {
      const clipboardData = new DataTransfer()
      if (given.html) clipboardData.setData('text/html', given.html)
      const bytes = Uint8Array.from(atob(given.base64), (one) => one.charCodeAt(0))
      if (bytes.length)
        clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    { html, base64 },
  )
}

/** Each way in which a block comes into the text, and its element. */
const inserts: Record<string, [string, (page: Page) => Promise<void>]> = {
  'a picture by the slash menu': [
    'img',
    async (page) => {
      await bySlash(page, 'Image')
      await chooseImage(page, 'Rack.png')
    },
  ],
  'a pasted picture': [
    'img',
    async (page) => {
      const bytes = await (await picture()).arrayBuffer()
      await paste(page, { base64: Buffer.from(bytes).toString('base64') })
    },
  ],
  'a film by the toolbar': [
    'film',
    async (page) => {
      await button(page, 'Video').press('Enter')
      await fillFilm(page)
    },
  ],
  'a rule by the slash menu': ['hr', (page) => bySlash(page, 'Divider')],
  'a rule by its characters': ['hr', (page) => page.keyboard.type('---')],
  'a pasted rule': ['hr', (page) => paste(page, { html: '<hr>' })],
}

test('behind every inserted block one writes on, at the end of the text and before a block of its kind', async () => {
  const staff = await site.staff()
  const file = new File([await picture()], 'Rack.png')
  await staff.call(libraryApi.upload, { body: { file } })
  const page = await site.open()
  await newArticle(page, 'Inserts')
  for (const [way, [name, insert]] of Object.entries(inserts)) {
    const lastBlocks = (...wanted: string[]) =>
      expect
        .poll(async () => (await blocks(page)).slice(-wanted.length), { message: way })
        .toEqual(wanted)
    await page.keyboard.type(way)
    await page.keyboard.press('Enter')
    await insert(page)
    await lastBlocks(way, name, '')
    await page.keyboard.type('one')
    await lastBlocks(way, name, 'one')
    // In an empty paragraph before another block of its kind.
    await text(page).getByText(way, { exact: true }).click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await insert(page)
    await lastBlocks(way, name, '', name, 'one')
    await page.keyboard.type('two')
    await lastBlocks(way, name, 'two', name, 'one')
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
  }
})
