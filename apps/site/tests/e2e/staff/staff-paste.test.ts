import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { libraryApi } from '@repo/platform/library/contract.ts'
import { picture } from '#tests/support/library.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { editedArticle, openBackoffice, publishArticle } from './staff-steps.ts'

// Every test here also fails on a violation of the content security policy and on a foreign request.
const site = siteInChromium()

const sample = (name: string) =>
  readFileSync(
    new URL(
      `../../../../../packages/platform/src/content/admin/editor/paste/samples/${name}.html`,
      import.meta.url,
    ),
    'utf8',
  )

/** A picture as LibreOffice copies it. */
const base64OfSample = () => /base64,([^"]+)/.exec(sample('libreoffice'))![1]!

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

interface Clipboard {
  html?: string
  rtf?: string
  /** Base64 of PNG pictures. */
  pictures?: readonly string[]
}

/** Pastes as a browser does: an event with a clipboard. */
async function paste(page: Page, clipboard: Clipboard): Promise<void> {
  await textOf(page).evaluate((element, { html = '', rtf = '', pictures = [] }) => {
    const data = new DataTransfer()
    if (html) data.setData('text/html', html)
    if (html) data.setData('text/plain', 'plain text')
    if (rtf) data.setData('text/rtf', rtf)
    for (const base64 of pictures) {
      const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
      data.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
    }
    const event = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    })
    element.dispatchEvent(event)
  }, clipboard)
}

async function save(page: Page): Promise<void> {
  const answer = page.waitForResponse((one) => one.url().endsWith('/api/news/changes'))
  await page.keyboard.press('Control+s')
  await answer
}

async function openArticle(page: Page, content = ''): Promise<string> {
  const { id } = await publishArticle(await site.staff(), { content })
  await openBackoffice(page, `/news/${id}`)
  await textOf(page).waitFor()
  return id
}

const stored = async (id: string) => editedArticle(await site.staff(), id)

describe('what is pasted', () => {
  test('from Word is saved with its headings, lists, table, characters and pictures', async () => {
    const page = await site.open()
    const id = await openArticle(page)
    await textOf(page).click()
    const hex = Buffer.from(base64OfSample(), 'base64').toString('hex')
    const rtf = String.raw`{\rtf1{\*\shppict{\pict\picw1\pngblip\bliptag1 ${hex}}}}`
    await paste(page, { html: sample('word'), rtf })
    await page
      .getByRole('status')
      .filter({ hasText: /^1 footnote and 1 link could not be pasted/ })
      .waitFor()
    await expect.poll(() => textOf(page).locator('img').count()).toBe(1)
    await save(page)
    const { content, warnings } = await stored(id)
    expect(warnings).toBeUndefined()
    expect(
      content.replace(/<img src="\/library\/[^"]+" alt="" width="1" height="1" \/>/, 'IMAGE'),
    ).toBe(
      [
        '<h2>Pilot in the cold store</h2><h2>What we measure</h2>',
        '<p>Up to <strong>10\u00a0cm</strong> in <em>one</em> hall of 1,200 m<sup>2</sup>, with H<sub>2</sub>O on the floor.</p>',
        '<h3>Goals</h3><ul><li><p>Speed</p><ul><li><p>in <strong>narrow</strong> aisles</p></li></ul></li><li><p>FIFO</p></li></ul>',
        '<ol><li><p>First step</p><ol><li><p>Anchors</p></li></ol></li><li><p>Second step</p></li></ol>',
        '<p>In between.</p><ol start="3"><li><p>Third step</p></li></ol>',
        '<table><thead><tr><th scope="col"><p>Hall</p></th><th colspan="2" scope="col"><p>Range</p></th></tr></thead>',
        '<tbody><tr><td><p>Freezer</p></td><td><p>50\u00a0m</p></td><td><p></p></td></tr></tbody></table>',
        'IMAGE<p>Read <a href="https://www.example.com/rtls?a=1&amp;b=2">the study</a> or the plan.</p>',
      ].join(''),
    )
  })

  test('as pictures goes to the library: one of the clipboard alone, and those within a text; each keeps its shape', async () => {
    const staff = await site.staff()
    const file = await picture('png', { width: 1600, height: 800 })
    const { url } = await staff.call(libraryApi.upload, { body: { file } })
    const page = await site.open()
    const wide = `<img src="${url}" alt="Wide" width="1600" height="800" />`
    const id = await openArticle(page, `${wide}<p>Text</p>`)
    const shown = await textOf(page).getByRole('img', { name: 'Wide' }).boundingBox()
    expect(shown!.width).toBeLessThan(1600)
    expect(shown!.width / shown!.height).toBeCloseTo(2, 1)

    await textOf(page).getByText('Text').selectText()
    await paste(page, { html: sample('libreoffice') })
    await page
      .getByRole('status')
      .filter({ hasText: '1 image uploaded to the library.' })
      .first()
      .waitFor()
    // What comes next stands after the picture, not in its place.
    await page.keyboard.type('The gate:')
    await page.keyboard.press('Enter')
    await paste(page, {
      html: '<img src="https://a.example/x.png" alt="Gate">',
      pictures: [base64OfSample()],
    })
    await expect.poll(() => textOf(page).locator('img').count()).toBe(3)
    await save(page)
    const { content } = await stored(id)
    const images = [...content.matchAll(/<img src="([^"]+)" alt="([^"]*)"/g)]
    expect(images.map(([, , alt]) => alt)).toEqual(['Wide', 'Hall', 'Gate'])
    const files = Object.values(await staff.call(libraryApi.list, { query: {} }))
    for (const [, src] of images) expect(files.map((one) => one.url)).toContain(src)
    expect(content).not.toContain('data-upload')
  })

  test('goes on in the middle of a sentence; as a picture of another site is told, and its place waits for one of the library', async () => {
    const staff = await site.staff()
    const file = await staff.call(libraryApi.upload, { body: { file: await picture() } })
    const page = await site.open()
    const id = await openArticle(page, '<p>Before after</p><p>Kept</p><p>End</p>')
    await textOf(page).getByText('Before').click()
    await page.keyboard.press('Home')
    for (let n = 0; n < 'Before '.length; n += 1) await page.keyboard.press('ArrowRight')
    await paste(page, { html: '<meta charset="utf-8"><span style="font-weight:700">now </span>' })
    await textOf(page).getByText('Kept').selectText()
    await paste(page, { html: '<img src="https://a.example/x.png" width="100" alt="Gate">' })
    await page.getByRole('status').filter({ hasText: '1 image was not pasted.' }).waitFor()
    // The mark is not selected, and is no part of what is stored.
    await page.keyboard.type('New ')
    await page.getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => page.getByText('was not pasted').count()).toBe(0)
    await page.getByText('An image could not be pasted here.').waitFor()
    await save(page)
    const before = '<p>Before <strong>now </strong>after</p><p>Kept</p>'
    expect((await stored(id)).content).toBe(`${before}<p>New End</p>`)
    await textOf(page).getByText('Image missing: Gate').click()
    await page.getByRole('button', { name: 'Choose image…' }).click()
    const picker = page.getByRole('dialog', { name: 'Choose an image' })
    await picker.getByRole('option', { name: file.name }).first().click()
    await picker.getByRole('button', { name: 'Use this image' }).click()
    await textOf(page).getByRole('img', { name: 'Gate' }).waitFor()
    await save(page)
    const { content } = await stored(id)
    expect(content.replace(/<img src="\/library\/[^"]+" alt="Gate"[^>]*>/, 'IMAGE')).toBe(
      `${before}IMAGE<p>New End</p>`,
    )
  })
})

interface DroppedFile {
  name: string
  base64: string
}

async function fileOf(name: string, bytes?: number): Promise<DroppedFile> {
  const content = Buffer.from(await (await picture()).arrayBuffer()).subarray(0, bytes)
  return { name, base64: content.toString('base64') }
}

/** Drops files as a browser does. */
const drop = (target: Locator, files: readonly DroppedFile[]) =>
  target.evaluate((element, dropped) => {
    const dataTransfer = new DataTransfer()
    for (const { name, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
      dataTransfer.items.add(new File([bytes], name))
    }
    const { x, y } = element.getBoundingClientRect()
    const at = { clientX: x + 2, clientY: y + 2, bubbles: true, cancelable: true }
    for (const type of ['dragenter', 'dragover', 'drop'])
      element.dispatchEvent(new DragEvent(type, { dataTransfer, ...at }))
  }, files)

test('every dropped file that is refused is told with its name, the reason and what to do', async () => {
  site.expectTrace(/^422 .*library\/file/)
  const page = await site.open()
  await openArticle(page, '<p>Before after</p>')
  const names = ['Plan.pdf', 'Logo.svg', 'Loop.gif', 'Phone.HEIC', 'Gate.png']
  const files = await Promise.all(names.map((name) => fileOf(name)))
  await drop(textOf(page).locator('p').first(), [...files, await fileOf('Broken.png', 60)])
  const choose = 'files are not accepted here. Choose a PNG, JPEG, WebP or AVIF image.'
  const message = page.getByRole('status').filter({ hasText: `“Plan.pdf” was not uploaded: PDF` })
  await expect
    .poll(() => message.locator('p').allTextContents())
    .toEqual([
      `“Plan.pdf” was not uploaded: PDF ${choose}`,
      `“Logo.svg” was not uploaded: SVG ${choose}`,
      `“Loop.gif” was not uploaded: GIF ${choose}`,
      `“Phone.HEIC” was not uploaded: HEIC ${choose}`,
      '“Broken.png” was not uploaded: it is damaged and cannot be read as a PNG image. Export it again.',
    ])
  await textOf(page).locator('img').waitFor()
  await expect.poll(() => textOf(page).locator('[data-upload]').count()).toBe(0)
  await expect.poll(() => textOf(page).locator('p').first().textContent()).toBe('Before after')

  const field = page.getByRole('button', { name: 'Choose… (Image)' })
  await drop(field, [await fileOf('Plan.pdf')])
  await page.getByText(`“Plan.pdf” was not uploaded: PDF ${choose}`).nth(1).waitFor()
  await drop(field, [await fileOf('One.png'), await fileOf('Two.png')])
  await page.getByText('This field takes one file. Drop one file only.').waitFor()
  await drop(field, [await fileOf('Hall.png')])
  await page.getByRole('link', { name: 'Open Hall.png' }).waitFor()
  await expect.poll(() => page.getByText('This field takes one file.').count()).toBe(0)
})
