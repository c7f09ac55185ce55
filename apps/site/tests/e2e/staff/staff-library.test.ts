import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { libraryApi } from '@repo/platform/library/contract.ts'
import type { Client } from '@repo/platform/rest/client.ts'
import { picture } from '#tests/support/library.ts'
import { overflow, violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice, publishArticle } from './staff-steps.ts'

// A library that is empty at first.
const site = siteInChromium({ SEED: 'none' })

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const note = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor()
const filed = async (file: File, name = file.name) => ({
  name,
  mimeType: file.type || 'image/png',
  buffer: Buffer.from(await file.arrayBuffer()),
})
const store = async (staff: Client, name: string) => {
  const file = new File([await picture()], name)
  return staff.call(libraryApi.upload, { body: { file } })
}

test('of two uploads one fails and is sent again; the unused are deleted with a result for each', async () => {
  const staff = await site.staff()
  const page = await site.open()
  await openBackoffice(page, '/library')
  await page.getByRole('heading', { name: 'No files yet' }).waitFor()
  let failures = 1
  await page.route('**/api/library/file', async (route) => {
    const isSecond = route.request().postDataBuffer()?.includes('second.png') ?? false
    if (isSecond && (failures -= 1) >= 0) await route.abort()
    else await route.continue()
  })
  site.expectTrace(/^console .*ERR_FAILED/)
  const files = [
    await filed(await picture(), 'first.png'),
    await filed(await picture(), 'second.png'),
  ]
  await page.getByRole('main').locator('input[type=file]').setInputFiles(files)
  await page.getByText('1 of 2 uploaded, 1 failed').waitFor()
  await page.getByText('The server did not answer.').waitFor()
  expect(await violations(page)).toEqual([])
  await button(page, 'Try again: second.png').click()
  await page.getByText('2 of 2 uploaded').waitFor()
  await page.getByRole('link', { name: 'second.png' }).waitFor()
  await page.unrouteAll()

  const { items } = await staff.list(libraryApi.list, { query: {} })
  const used = Object.values(items).find(({ name }) => name === 'first.png')!
  await page.getByRole('checkbox', { name: 'Select first.png' }).check()
  await page.getByRole('checkbox', { name: 'Select second.png' }).check()
  await page.getByText('2 selected').waitFor()
  await button(page, 'Delete…').click()
  await page.getByRole('alertdialog').getByText('Undo restores these files').waitFor()
  // Somebody begins to use one of them.
  await publishArticle(staff, { featuredImageId: used.id })
  site.expectTrace(/^409 \/api\/library\/file\/delete/)
  await button(page, 'Delete 2 files').click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('first.png: now in use').waitFor()
  await dialog.getByText('second.png: deleted').waitFor()
  await page
    .getByText('Sorry, we were unable to complete this action. Please, try again.')
    .first()
    .waitFor()
  await button(page, 'Close').last().click()
  const left = async () =>
    Object.values((await staff.list(libraryApi.list, { query: {} })).items).map(({ name }) => name)
  await expect.poll(left).toEqual(['first.png'])
  await button(page, 'Undo').first().click()
  await expect.poll(left).toEqual(['first.png', 'second.png'])
})

test('the picker chooses by keyboard, also a file that is uploaded or dropped in it, and the focus returns to where it was', async () => {
  const staff = await site.staff()
  for (const name of ['Anchor.png', 'Beacon.png', 'Crossing.png']) await store(staff, name)
  const page = await site.open()
  await openBackoffice(page, '/news/new')
  const choose = button(page, 'Choose… (Image)')
  await choose.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose an image' })
  await dialog.getByRole('option', { name: 'Crossing.png' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => choose.evaluate((one) => one === document.activeElement)).toBe(true)

  await page.keyboard.press('Enter')
  await dialog.getByRole('searchbox').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('on.png')
  await expect.poll(() => dialog.getByRole('option').count()).toBe(1)
  for (let count = 'on.png'.length; count > 0; count -= 1) await page.keyboard.press('Backspace')
  await expect.poll(() => dialog.getByRole('option').count()).toBeGreaterThan(2)
  await page.keyboard.press('ArrowDown')
  const chosen = () => dialog.getByRole('option', { selected: true }).locator('b').textContent()
  await expect.poll(chosen).toBe('Crossing.png')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(chosen).toBe('Beacon.png')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Open Beacon.png' }).waitFor()
  const change = button(page, 'Change… (Image)')
  await expect.poll(() => change.evaluate((one) => one === document.activeElement)).toBe(true)

  await page.keyboard.press('Enter')
  await dialog.getByRole('option', { name: 'Anchor.png' }).click()
  const text = dialog.getByRole('textbox', { name: 'Alternative text, English' })
  await text.fill('An anchor above a rack')
  await button(page, 'Use this image').click()
  await page.getByRole('link', { name: 'Open Anchor.png' }).waitFor()
  const described = async () =>
    Object.values(await staff.call(libraryApi.list, { query: { search: 'above a rack' } }))
  await expect
    .poll(described)
    .toMatchObject([{ name: 'Anchor.png', alt: { en: 'An anchor above a rack' } }])

  await change.press('Enter')
  await dialog.getByRole('searchbox').fill('found nowhere')
  await dialog.getByText('No files found.').waitFor()
  await dialog.locator('input[type=file]').setInputFiles(await filed(await picture(), 'Sent.png'))
  await expect.poll(chosen).toBe('Sent.png')
  // The arrow keys act where it stands.
  await dialog.getByRole('listbox', { name: 'Files' }).and(page.locator(':focus')).waitFor()
  const bytes = Buffer.from(await (await picture()).arrayBuffer()).toString('base64')
  await dialog.getByRole('listbox', { name: 'Files' }).evaluate((list, base64) => {
    const dataTransfer = new DataTransfer()
    const data = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
    dataTransfer.items.add(new File([data], 'Dropped.png', { type: 'image/png' }))
    for (const type of ['dragenter', 'dragover', 'drop'])
      list.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }, bytes)
  await expect.poll(chosen).toBe('Dropped.png')
  expect(await violations(page, { overlay: true })).toEqual([])
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Open Dropped.png' }).waitFor()
  await change.and(page.locator(':focus')).waitFor()
})

test('a file that is replaced says which pages change, and the public article follows; undo takes it back', async () => {
  const staff = await site.staff()
  const file = await store(staff, 'Hall.png')
  const content = `<p>Hall</p><img src="${file.url}" alt="A hall" />`
  const item = await publishArticle(staff, { content, featuredImageId: file.id })
  const page = await site.open()
  await openBackoffice(page, `/library/${file.id}`)
  await page.getByRole('link', { name: item.title }).waitFor()
  await button(page, 'Replace…').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 item changes immediately').waitFor()
  await dialog.getByText(`/en/${item.permalink}`).waitFor()
  await dialog.locator('input[type=file]').setInputFiles(await filed(await picture(), 'new.png'))
  await button(page, 'Replace file').click()
  await note(page, '“Hall.png” replaced.')
  const shown = async () => {
    const html = await (await fetch(`${site.server().url}/en/${item.permalink}`)).text()
    return { former: html.includes(file.url.split('/')[2]!), html }
  }
  await expect.poll(async () => (await shown()).former).toBe(false)
  const { url } = await staff.call(libraryApi.get, { params: { id: file.id } })
  expect((await shown()).html).toContain(url.split('/')[2])
  // Its message goes after some seconds; the way back stays in the bar.
  const bar = page.getByRole('region', { name: 'Last change' })
  await bar.getByRole('button', { name: 'Undo' }).click()
  await note(page, 'Previous version of “Hall.png” restored.')
  const stored = await staff.call(newsApi.get, { params: { id: item.id } })
  expect(stored.content).toContain(file.url)
})

test('a phone describes a picture, sets its focal point by keyboard, and keeps what is unsaved', async () => {
  const staff = await site.staff()
  const { id, name } = await store(staff, 'Rack.png')
  const page = await site.open({ viewport: { width: 390, height: 844 } })
  await openBackoffice(page, '/library?search=rack')
  await page.getByRole('link', { name }).click()
  const point = page.getByRole('button', { name: /^Focal point/ })
  await point.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await button(page, 'Focal point: 40% from the left, 51% from the top').waitFor()
  await page.getByRole('textbox', { name: 'German' }).fill('Ein Regal')
  await page.getByRole('checkbox', { name: 'Decorative in French' }).check()
  expect(await overflow(page)).toBe(0)
  await page.getByRole('link', { name: 'Library' }).click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
  await button(page, 'Cancel').click()
  // What somebody else writes meanwhile stays.
  await staff.call(libraryApi.update, { body: { id, alt: { it: 'Uno scaffale' } } })
  await button(page, /^Save/).click()
  await note(page, '“Rack.png” saved.')
  expect(await staff.call(libraryApi.get, { params: { id } })).toMatchObject({
    alt: { de: 'Ein Regal', fr: '', it: 'Uno scaffale' },
    focus: { x: 0.4, y: 0.51 },
  })
})
