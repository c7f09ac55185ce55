import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { langs, localeOf } from '@repo/platform/i18n/locales.ts'
import { demoDocuments, pdfFonts } from '../../makers/demo-documents/documents.ts'

const folder = join(import.meta.dirname, '../../../apps/site/src/features/documents/demo')
const fonts = pdfFonts()

describe.each(langs)('the demo documents of %s', async (lang) => {
  const made = [...(await demoDocuments(lang, await fonts))]

  test.each(made)('%s is what the figures and words of today make', (name, pdf) => {
    const stored = readFileSync(join(folder, lang, `${name}.pdf`))
    // npm run demo-documents
    expect(stored.equals(pdf)).toBe(true)
  })

  test.each(made)('%s is tagged, in its language, with its fonts', (_, pdf) => {
    const text = pdf.toString('latin1')
    expect(text).toContain('/Marked true')
    expect(text).toContain(`/Lang (${localeOf[lang]})`)
    expect(text).toMatch(/\/S \/H1\b/)
    expect(text.match(/\/FontFile2 /g)).toHaveLength(2)
    expect(text).not.toContain('/BaseFont /Helvetica')
  })
})
