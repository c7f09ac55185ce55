import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { createDocument } from '#tests/support/factories.ts'
import { pdf, upload } from '#tests/support/library.ts'
import { startProductForTest, useProduct } from '#tests/support/product.ts'
import { documentsApi } from '../contract.ts'
import { documentsWords as documentWords } from '#words/index.ts'

const site = useProduct()

async function show(change: object) {
  const { id } = await createDocument(site, change)
  return site.as('editor').call(documentsApi.activate, { body: { id } })
}

const page = async (path: string) => (await site.request(path)).text()

test('without documents every language says so, and leads on', async () => {
  const empty = await startProductForTest()
  for (const lang of langs) {
    const html = await (await empty.request(`/${lang}/documents`)).text()
    expect(html).toContain(documentWords[lang].empty)
    expect(html).not.toContain('?type=')
  }
})

test('a document stands on the shelf of its language, with its file in every language', async () => {
  const german = await upload(site, pdf('Anker.pdf', 'x'.repeat(41_980)))
  const en = await show({ title: 'Anchor sheet', description: 'Edition 1.' })
  await show({ language: 'de', title: 'Ankerblatt', counterpartOf: en.id, documentId: german.id })
  const html = await page('/en/documents')
  expect(html).toContain('>Anchor sheet</h3>')
  expect(html).toContain('Edition 1.')
  expect(html).toContain('PDF, 1\u00a0kB')
  expect(html).toContain(`href="${german.url}" hrefLang="de"`)
  expect(html).not.toContain('Ankerblatt')
  expect(await page('/de/documents')).toContain('PDF, 42\u00a0kB')
  expect(await page('/fr/documents')).not.toContain('Anchor sheet')
})

test('a demo document shows its first page, and any other file the drawing of its type', async () => {
  const sheet = readFileSync(join(import.meta.dirname, '../demo/fr/datasheet-tag.pdf'))
  const made = await upload(site, new File([sheet], 'Tag.pdf', { type: 'application/pdf' }))
  await show({ language: 'fr', title: 'Fiche du tag', documentId: made.id })
  await show({ language: 'fr', title: 'Fiche de l’ancre' })
  const html = await page('/fr/documents')
  const items = html.split('<li').filter((item) => item.includes('</h3>'))
  const itemOf = (title: string) => items.find((item) => item.includes(title)) ?? ''
  expect(itemOf('Fiche du tag')).toMatch(/<img [^>]*src="[^"]*datasheet-tag[^"]*\.avif"/)
  expect(itemOf('Fiche de l’ancre')).not.toContain('<img')
  expect(itemOf('Fiche de l’ancre')).toContain('<svg')
})

test('what is shown or hidden elsewhere changes the shelf of each language that names it', async () => {
  const it = await show({ language: 'it', title: 'Ancora' })
  const file = await upload(site, pdf('Ancora.pdf'))
  const own = { language: 'pt', title: 'Âncora', documentId: file.id } as const
  const pt = await show({ ...own, counterpartOf: it.id })
  const link = `href="${file.url}" hrefLang="pt"`
  expect(await page('/it/documents')).toContain(link)
  await site.as('editor').call(documentsApi.deactivate, { body: { id: pt.id } })
  expect(await page('/it/documents')).not.toContain(link)
})

test('a type is a plain link, and an unknown or empty one is no page of its own', async () => {
  await show({ language: 'es', title: 'Ficha del ancla' })
  await show({ language: 'es', title: 'Caso 1', type: 'case-study' })
  const all = await page('/es/documents')
  expect(all).toContain('href="/es/documents?type=case-study"')
  const cases = await page('/es/documents?type=case-study')
  expect(cases).toContain('>Caso 1</h3>')
  expect(cases).not.toContain('Ficha del ancla')
  expect(cases).not.toContain('name="robots"')
  for (const type of ['brochure', 'poster'])
    expect(await page(`/es/documents?type=${type}`)).toContain('content="noindex"')
  expect(await page('/es/documents?type=brochure')).toContain(documentWords.es.empty)
  expect(await page('/es/documents?type=poster')).toContain('Ficha del ancla')
})

test('the datasheets stand before the case studies and the brochures', async () => {
  for (const type of ['brochure', 'case-study', 'datasheet'] as const)
    await show({ language: 'fr', title: type, type })
  const html = await page('/fr/documents')
  const titles = [...html.matchAll(/>([a-z-]+)<\/h3>/g)].map(([, title]) => title)
  expect(titles).toEqual(['datasheet', 'case-study', 'brochure'])
})

test('a language chooses the files and leaves out what has none in it', async () => {
  const file = await upload(site, pdf('Gateway.pdf', 'x'.repeat(20_000)))
  const { id } = await show({ language: 'pt', title: 'Ficha do gateway', type: 'brochure' })
  await show({ language: 'de', title: 'Gateway', counterpartOf: id, documentId: file.id })
  await show({ language: 'pt', title: 'Só em português', type: 'brochure' })
  const html = await page('/pt/documents?type=brochure&language=de')
  expect(html).toContain('>Ficha do gateway</h3>')
  expect(html).toContain(`href="${file.url}" hrefLang="de"`)
  expect(html).not.toContain('>Só em português</h3>')
  expect(html).toContain('content="noindex"')
  expect(html).toContain('href="/pt/documents?type=brochure"')
  expect(await page('/pt/documents?language=xx')).toContain('>Só em português</h3>')
})
