import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { convertPasted } from '@repo/platform/content/admin/editor/paste/convert.ts'
import { withoutPlaces } from '@repo/platform/content/admin/editor/paste/image-upload.ts'
import { cleanRichText } from '@repo/platform/content/server/text/clean-rich-text.ts'

const samples = globSync('packages/platform/src/content/admin/editor/paste/samples/*.html')

test.each(samples)('what the editor makes of a paste is stored as it is: %s', (file) => {
  const context = { origin: 'https://www.example.org', newKey: () => '1' }
  const { html } = convertPasted(readFileSync(file, 'utf8'), context)
  const text = withoutPlaces(html)
  expect(text).not.toBe('')
  const stored = cleanRichText(text)
  expect(stored.removed).toEqual([])
  expect(stored.html.replaceAll(' />', '>')).toBe(text)
})
