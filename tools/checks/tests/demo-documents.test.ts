import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { langs, localeOf } from '@repo/platform/i18n/locales.ts'
import { documentNames } from '@repo/site/features/documents/demo/names.ts'
import { demoDocument, textOf } from '../../makers/demo-documents/documents.ts'
import { trusted } from '../../makers/demo-documents/markup.ts'
import { withoutPictures } from '../../makers/demo-documents/pictures.ts'
import texts from '../../makers/demo-documents/texts.json' with { type: 'json' }

const folder = join(import.meta.dirname, '../../../apps/site/src/features/documents/demo')
const made: Readonly<Partial<Record<string, string>>> = texts
const bytesMost = 700_000
/** Other documents have one page. */
const pagesOf: Readonly<Partial<Record<string, number>>> = {
  'brochure-warehouse': 4,
  'brochure-data-protection': 2,
  'brochure-estimate': 5,
}

describe.each(langs)('the demo documents of %s', (lang) => {
  const fileOf = (name: string) => readFileSync(join(folder, lang, `${name}.pdf`))

  test.each(documentNames)('%s is what the figures and words of today make', (name) => {
    // npm run demo-documents
    expect(made[`${lang}/${name}`]).toBe(textOf(lang, name))
  })

  test.each(documentNames)(
    '%s is tagged, in its language, with its fonts, and moderate',
    (name) => {
      const pdf = fileOf(name)
      expect(pdf.length).toBeLessThan(bytesMost)
      const text = pdf.toString('latin1')
      expect(text).toContain('/Marked true')
      expect(text).toContain(`/Lang (${localeOf[lang]})`)
      expect(text).toMatch(/\/S \/H1\b/)
      expect(text).toMatch(/\/FontFile2 /)
      expect(text).not.toContain('/BaseFont /Helvetica')
      expect(text.match(/\/Type \/Page\b/g)).toHaveLength(pagesOf[name] ?? 1)
    },
  )

  test('a datasheet draws the device to the dimensions of the ledger, and has its answers as rows', () => {
    const fonts = { regular: '', strong: '', heading: '' }
    const sheet = (pictures: typeof withoutPictures) =>
      demoDocument(lang, 'datasheet-tag', pictures, fonts)
    const elevation = trusted('<svg id="mounted"></svg>')
    const drawings = { ...withoutPictures.drawings, elevation }
    const plain = sheet({ ...withoutPictures, drawings })
    expect(plain).toContain('id="mounted"')
    const measured = sheet({
      ...withoutPictures,
      drawings,
      measured: { tag: trusted('<svg id="measured"></svg>') },
      answers: { ...withoutPictures.answers, tag: [{ name: 'Weight', value: '48 g' }] },
    })
    expect(measured).toContain('id="measured"')
    expect(measured).not.toContain('id="mounted"')
    expect(measured).toContain('48 g')
    expect(plain).not.toContain('48 g')
  })
})
