import { expect, test } from 'vitest'
import { z } from 'zod'
import { jsonSchema } from './json-schema.ts'
import { isOption, optionName, storedOption, valueFor } from './stored-option.ts'

const types = ['brochure', 'datasheet'] as const
const names = { brochure: 'Brochure', datasheet: 'Data sheet' }

test('a stored option that is gone is answered as it was stored', () => {
  const item = z.strictObject({ type: storedOption(types).nullable() })
  expect(item.parse({ type: 'white-paper' })).toEqual({ type: 'white-paper' })
  expect(item.parse({ type: null })).toEqual({ type: null })
  expect(item.safeParse({ type: 3 }).success).toBe(false)
})

test('the description of a response names the options of today as what there may be', () => {
  expect(jsonSchema(storedOption(types), 'output')).toEqual({
    type: 'string',
    description:
      'One of brochure, datasheet; values stored by another version of the software may differ',
    examples: ['brochure'],
  })
})

test('the name of an option that is gone is its stored text, whatever objects inherit', () => {
  expect(optionName(names, 'datasheet')).toBe('Data sheet')
  expect(optionName(names, 'white-paper')).toBe('white-paper')
  expect(optionName(names, 'constructor')).toBe('constructor')
  expect(valueFor(names, 'toString')).toBeUndefined()
  expect(isOption(types, 'brochure')).toBe(true)
  expect(isOption(types, 'white-paper')).toBe(false)
})
