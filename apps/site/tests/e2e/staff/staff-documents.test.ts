import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { documentsApi } from '#src/features/documents/contract.ts'
import { mediaApi } from '#src/features/media/contract.ts'
import { libraryApi } from '@repo/platform/library/contract.ts'
import { pdf, video } from '#tests/support/library.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice } from './staff-steps.ts'

// Lists that are empty at first.
const site = siteInChromium({ SEED: 'none' })

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const note = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor()
const save = (page: Page) => page.getByRole('button', { name: /^Save(?! and)/ }).click()

async function upload(page: Page, file: File): Promise<void> {
  const { name, type: mimeType } = file
  const buffer = Buffer.from(await file.arrayBuffer())
  // The preview image of a video has an upload of its own, below.
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
}

/** The titles that visitors of a language are shown. */
async function shown(name: 'documents' | 'media'): Promise<string[]> {
  const answer = await fetch(`${site.server().url}/api/${name}/site/en`)
  const items = (await answer.json()) as Record<string, { title: string }>
  return Object.values(items).map(({ title }) => title)
}

test('a document is created with an upload, shown, changed, hidden, deleted and brought back', async () => {
  const staff = await site.staff()
  const page = await site.open()
  await openBackoffice(page, '/documents')
  await page.getByRole('heading', { name: 'No documents yet' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'New document' }).first().click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Anchor data sheet')
  await save(page)
  await page.getByText('Choose a file.').waitFor()

  await upload(page, new File(['x'], 'sheet.txt'))
  await page.getByText(/^“sheet\.txt” was not uploaded: .+ Choose a PDF, Word \(DOCX\)/).waitFor()
  await upload(page, pdf('Anchor.pdf'))
  await note(page, '“Anchor.pdf” uploaded to the library.')
  await page.getByRole('link', { name: 'Open Anchor.pdf' }).waitFor()
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Datasheet' }).click()
  await page.getByRole('textbox', { name: 'Description' }).fill('Range, power, protection')
  await save(page)
  await page.waitForURL(/\/backoffice\/documents\/(?!new)[^/]+$/)
  await note(page, '“Anchor data sheet” saved.')
  const id = page.url().split('/').at(-1)!
  const stored = await staff.call(documentsApi.get, { params: { id } })
  expect(stored).toMatchObject({ type: 'datasheet', active: false, version: 1 })
  expect(await shown('documents')).toEqual([])

  await button(page, 'Show').click()
  await note(page, '“Anchor data sheet” shown.')
  expect(await shown('documents')).toEqual(['Anchor data sheet'])
  await page.getByRole('textbox', { name: 'Title' }).fill('Anchor 4 data sheet')
  await button(page, 'Save and publish changes').click()
  await note(page, /Changes to “Anchor 4 data sheet” published/)
  expect(await shown('documents')).toEqual(['Anchor 4 data sheet'])

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
  const row = page.getByRole('row', { name: /Anchor 4 data sheet/ })
  await row.getByText('Visible').waitFor()
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Hide' }).click()
  await row.getByText('Hidden').waitFor()
  await note(page, '” hidden')
  expect(await shown('documents')).toEqual([])

  await row.getByRole('checkbox').check()
  await page.getByRole('region', { name: 'Selected rows' }).getByText('Delete…').click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('This is not public now').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await note(page, '“Anchor 4 data sheet” deleted.')
  await page.getByRole('heading', { name: 'No documents yet' }).waitFor()
  await button(page, 'Restore').click()
  await note(page, 'Restored and hidden.')
  await row.getByText('Hidden').waitFor()
  const { documentId, description } = stored
  const all = Object.values(await staff.call(documentsApi.list, { query: {} }))
  expect(all).toMatchObject([{ title: 'Anchor 4 data sheet', documentId, description }])
})

test('of a document that somebody else has changed, both versions are shown with the names of their files', async () => {
  const staff = await site.staff()
  const page = await site.open()
  site.expectTrace(/^409 \/api\/documents$/)
  const store = (name: string) => staff.call(libraryApi.upload, { body: { file: pdf(name) } })
  const [first, second] = [await store('First.pdf'), await store('Second.pdf')]
  const third = await store('Third.pdf')
  const fields = { language: 'en', type: 'datasheet' } as const
  const { id } = await staff.call(documentsApi.create, {
    body: { ...fields, title: 'Rail', documentId: third.id },
  })
  await openBackoffice(page, `/documents/${id}`)
  await button(page, 'Change… (File)').click()
  await page.getByRole('option', { name: 'First.pdf' }).click()
  await button(page, 'Use this file').click()
  await page.getByRole('link', { name: 'Open First.pdf' }).waitFor()
  await staff.call(documentsApi.update, {
    body: { ...fields, id, documentId: second.id, title: 'Rail, theirs' },
  })
  await save(page)
  const dialog = page.getByRole('alertdialog')
  const file = dialog.getByRole('group', { name: 'File changed by both' })
  await file.getByText('First.pdf').waitFor()
  await file.getByText('Second.pdf').waitFor()
  await file.getByRole('radio', { name: /^Yours/ }).check()
  await dialog.getByRole('button', { name: 'Save selected versions' }).click()
  // Of the field that was not touched, theirs is kept.
  const stored = () => staff.call(documentsApi.get, { params: { id } })
  await expect.poll(stored).toMatchObject({
    title: 'Rail, theirs',
    version: 3,
    documentId: first.id,
  })
})

test('a video is an address or an upload', async () => {
  const staff = await site.staff()
  const page = await site.open()
  site.expectTrace(/^422 \/api\/media$/)
  await openBackoffice(page, '/media')
  await page.keyboard.press('n')
  await page.getByRole('textbox', { name: 'Title' }).fill('Placing anchors')
  const address = page.getByRole('textbox', { name: 'URL' })
  await address.fill('http://www.youtube.com/watch?v=abc')
  await save(page)
  await page.getByText('This must be the URL of a video').waitFor()
  await address.fill('https://elsewhere.example/abc')
  await save(page)
  await page.getByText('This must be on one of the hosts').waitFor()
  await address.fill('https://www.youtube.com/watch?v=abc')
  await button(page, 'Save and show').click()
  // It has no description.
  await button(page, 'Show anyway').click()
  await page.waitForURL(/\/backoffice\/media\/(?!new)[^/]+$/)
  await note(page, '“Placing anchors” shown.')
  expect(await shown('media')).toEqual(['Placing anchors'])
  await button(page, 'Delete this media item…').waitFor()

  const file = video('mp4')
  await upload(page, file)
  await note(page, `“${file.name}” uploaded to the library.`)
  await expect.poll(() => address.inputValue()).toMatch(/^\/library\/[0-9a-f]{32}\//)
  await button(page, 'Save and publish changes').click()
  await button(page, 'Show anyway').click()
  await note(page, /Changes to “Placing anchors” published/)
  const id = page.url().split('/').at(-1)!
  const { mediaURL } = await staff.call(mediaApi.get, { params: { id } })
  expect(mediaURL).toMatch(/^\/library\//)
  expect((await fetch(site.server().url + mediaURL)).status).toBe(200)

  await button(page, 'Hide').click()
  await note(page, '“Placing anchors” hidden.')
  expect(await shown('media')).toEqual([])
  expect((await fetch(site.server().url + mediaURL)).status).toBe(404)
})
