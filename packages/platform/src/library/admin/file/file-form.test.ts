import { describe, expect, test } from 'vitest'
import type { LibraryFile } from '#src/library/contract.ts'
import { changeOf, movedFocus, rebased, valuesOf } from './file-form.ts'

const stored: LibraryFile = {
  id: 'f1',
  name: 'Hall.png',
  mimeType: 'image/png',
  size: 1,
  alt: { en: 'A hall', de: '' },
  used: 0,
  url: '/library/f1/Hall.png',
  variants: [],
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
}
const values = valuesOf(stored)

describe('what is saved of a file', () => {
  test('is nothing while nothing differs, blanks around a text included', () => {
    expect(changeOf(stored, values)).toBeUndefined()
    const blank = { ...values, name: ' Hall.png', alt: { ...values.alt, en: 'A hall ', fr: '  ' } }
    expect(changeOf(stored, blank)).toBeUndefined()
  })

  test('is what differs: a text, a decorative image, a text that is taken back, the middle', () => {
    const alt = { ...values.alt, en: '', de: null, it: 'Un capannone' }
    expect(changeOf(stored, { ...values, alt })).toEqual({
      alt: { en: '', de: null, it: 'Un capannone' },
    })
    const cropped = { ...stored, focus: { x: 0.2, y: 0.4 } }
    expect(changeOf(cropped, { ...valuesOf(cropped), focus: null })).toEqual({ focus: null })
    expect(changeOf(stored, { ...values, name: 'Rack.png' })).toEqual({ name: 'Rack.png' })
  })
})

test('what somebody else has saved in the meantime stays, and so does what is unsaved here', () => {
  const mine = { ...values, alt: { ...values.alt, fr: 'Un hall' } }
  const theirs = { ...stored, name: 'Rack.png', alt: { en: 'A rack', de: '' } }
  const both = rebased(stored, theirs, mine)
  expect(both).toEqual({
    name: 'Rack.png',
    alt: { ...values.alt, en: 'A rack', fr: 'Un hall' },
    focus: null,
  })
  expect(changeOf(theirs, both)).toEqual({ alt: { fr: 'Un hall' } })
  expect(rebased(stored, theirs, values)).toEqual(valuesOf(theirs))
})

test('the focal point moves from the middle in whole percents and stays inside the image', () => {
  expect(movedFocus(null, { x: 0.01, y: 0 })).toEqual({ x: 0.51, y: 0.5 })
  expect(movedFocus({ x: 0.95, y: 0.02 }, { x: 0.1, y: -0.1 })).toEqual({ x: 1, y: 0 })
})
