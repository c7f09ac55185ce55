import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { libraryApi } from '@repo/platform/library/contract.ts'
import { picture } from '#tests/support/library.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice } from './staff-steps.ts'

const site = siteInChromium({ SEED: 'none' })

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The blocks of the text: their elements, and their words. */
const blocks = (page: Page) =>
  text(page).evaluate((root) =>
    [...root.children].map((block) => {
      const name = block.matches('[data-embed]') ? 'film' : block.localName
      return block.localName === 'p' && name === 'p' ? block.textContent : name
    }),
  )

async function chooseImage(page: Page): Promise<void> {
  const picker = page.getByRole('dialog', { name: 'Choose an image' })
  await picker.getByRole('option', { name: 'Rack.png' }).first().click()
  await button(page, 'Use this image').click()
  await picker.waitFor({ state: 'detached' })
  await text(page).locator('img').first().waitFor()
}

async function fillFilm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Video' })
  await dialog.getByRole('textbox', { name: 'URL' }).fill('https://vimeo.com/1')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Trucks')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

async function bySlash(page: Page, name: string): Promise<void> {
  await page.keyboard.type(`/${name.toLowerCase()}`)
  await page.getByRole('option', { name }).waitFor()
  await page.keyboard.press('Enter')
}

async function pastePicture(page: Page): Promise<void> {
  const base64 = Buffer.from(await (await picture()).arrayBuffer()).toString('base64')
  await text(page).evaluate((element, content) => {
    const clipboardData = new DataTransfer()
    const bytes = Uint8Array.from(atob(content), (one) => one.charCodeAt(0))
    clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, base64)
}

async function pasteHtml(page: Page, html: string): Promise<void> {
  await text(page).evaluate((element, content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', content)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)
}

const inserts: Record<string, [(page: Page) => Promise<void>, string]> = {
  'a picture by the slash menu': [
    async (page) => {
      await bySlash(page, 'Image')
      await chooseImage(page)
    },
    'img',
  ],
  'a picture by the toolbar': [
    async (page) => {
      await button(page, 'Image').press('Enter')
      await chooseImage(page)
    },
    'img',
  ],
  'a pasted picture': [pastePicture, 'img'],
  'a pasted rule': [(page) => pasteHtml(page, '<hr>'), 'hr'],
  'a film by the slash menu': [
    async (page) => {
      await bySlash(page, 'Video')
      await fillFilm(page)
    },
    'film',
  ],
  'a film by the toolbar': [
    async (page) => {
      await button(page, 'Video').press('Enter')
      await fillFilm(page)
    },
    'film',
  ],
  'a rule by the slash menu': [(page) => bySlash(page, 'Divider'), 'hr'],
  'a rule by the toolbar': [(page) => button(page, 'Divider').press('Enter'), 'hr'],
  'a rule by its characters': [(page) => page.keyboard.type('---'), 'hr'],
}

test.each(Object.entries(inserts))(
  'behind %s one writes on, whatever stands around it',
  async (_, [insert, name]) => {
    const staff = await site.staff()
    const file = new File([await picture()], 'Rack.png')
    await staff.call(libraryApi.upload, { body: { file } })
    const page = await site.open()
    await openBackoffice(page, '/news/new')
    await page.getByRole('textbox', { name: 'Title' }).fill(`Inserts ${Date.now()}`)
    await page.keyboard.press('Enter')
    await text(page).and(page.locator(':focus')).waitFor()
    await insert(page)
    await expect.poll(() => blocks(page)).toContain(name)
    await page.keyboard.type('one')
    await expect.poll(() => blocks(page)).toEqual([name, 'one'])
    // In an empty paragraph before another block of its kind.
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Enter')
    await text(page).locator('p').first().click()
    await page.keyboard.press('Control+Home')
    const before = await blocks(page)
    await insert(page)
    await expect
      .poll(async () => (await blocks(page)).filter((one) => one === name))
      .toHaveLength(2)
    await page.keyboard.type('two')
    const after = await blocks(page)
    expect(after).toContain('one')
    expect(after.join(' ')).toContain('two')
    expect(after.filter((one) => one === name).length).toBe(
      before.filter((one) => one === name).length + 1,
    )
  },
)
