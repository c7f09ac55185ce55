import { expect, test } from 'vitest'
import type { Claim } from '../contract.ts'
import { bodyOf, claimForm, placeOf, rebased } from './claim-form.ts'

const stored: Claim = {
  id: 'impacts',
  group: 'figures',
  name: 'Impact incidents',
  figure: '−35%',
  condition: 'One site',
  method: null,
  date: null,
  owner: null,
  fileId: null,
  size: null,
  note: { en: 'One site.' },
  missing: [],
  version: 3,
  updatedAt: null,
}

test('only what has changed is sent, and what is emptied as null', () => {
  const form = claimForm(stored)
  expect(bodyOf(stored, form)).toEqual({ id: 'impacts', version: 3 })
  const note = { ...form.note, en: '', de: 'Ein Standort.' }
  expect(bodyOf(stored, { ...form, condition: '', owner: 'Product', note })).toEqual({
    id: 'impacts',
    version: 3,
    condition: null,
    owner: 'Product',
    note: { en: null, de: 'Ein Standort.' },
  })
})

test('of two who document one figure neither loses a word', () => {
  const mine = { ...claimForm(stored), owner: 'Product' }
  const theirs = {
    ...stored,
    version: 4,
    method: 'Sensors',
    note: { en: 'One site.', fr: 'Un site.' },
  }
  const form = rebased(mine, stored, theirs)
  expect(form).toMatchObject({ owner: 'Product', method: 'Sensors', note: { fr: 'Un site.' } })
  expect(bodyOf(theirs, form)).toEqual({ id: 'impacts', version: 4, owner: 'Product' })
})

test('every field of the form is the place of its refusal, and nothing else is', () => {
  const shown = [
    'condition',
    'method',
    'date',
    'owner',
    'fileId',
    'size.width',
    'size.depth',
    'note.en',
    'note.pt',
  ]
  expect(shown.map((field) => placeOf(field))).toEqual(shown)
  expect(['version', 'id', 'note', 'note.nl', 'size'].map((field) => placeOf(field))).toEqual(
    Array(5).fill(undefined),
  )
})

test('the three sides of a device are sent together, as numbers, or cleared together', () => {
  const tag = {
    ...stored,
    id: 'tag.dimensions' as const,
    size: { width: 90, height: 60, depth: 30 },
  }
  const form = claimForm(tag)
  expect(bodyOf(tag, form)).not.toHaveProperty('size')
  const wider = { ...form, size: { ...form.size, width: '95' } }
  expect(bodyOf(tag, wider).size).toEqual({ width: 95, height: 60, depth: 30 })
  const cleared = { ...form, size: { width: '', height: '', depth: '' } }
  expect(bodyOf(tag, cleared).size).toBeNull()
  const half = { ...form, size: { ...form.size, depth: '' } }
  expect(bodyOf(tag, half).size).toEqual({ width: 90, height: 60, depth: 0 })
  expect(rebased(wider, tag, { ...tag, owner: 'Product' })).toMatchObject({
    owner: 'Product',
    size: { width: '95', height: '60', depth: '30' },
  })
})
