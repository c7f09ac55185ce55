import { expect, test } from 'vitest'
import { z } from 'zod'
import { lang, optional, singleLine } from '#src/rest/text.ts'
import {
  displayText,
  errorsIn,
  isToldElsewhere,
  knownValues,
  serverErrors,
  type Values,
} from './fields.ts'
import { boundsOf } from './bounds.ts'
import type { Field } from '../field-types.ts'

const type = {
  api: {
    create: {
      body: z.strictObject({
        language: lang,
        title: singleLine(1, 20),
        description: optional(singleLine(0, 30)),
        words: optional(z.array(singleLine(1, 8)).max(3)),
        file: z.string().min(1),
        content: optional(z.string().max(30)),
      }),
    },
  },
  fields: new Map<string, Field<never>>([
    ['title', { control: 'title', label: 'Title' }],
    ['description', { control: 'singleLine', label: 'Description' }],
    ['words', { control: 'chips', label: 'Words' }],
    ['file', { control: 'file', label: 'File', kind: 'document' }],
    ['language', { control: 'language', label: 'Language' }],
    ['content', { control: 'richText', label: 'Text' }],
  ]),
}

const values: Values = {
  language: 'en',
  title: 'Anchors',
  description: '',
  words: ['guide'],
  file: 'f1',
}

test('required and maximum length come from the contract', () => {
  expect(boundsOf(type, 'title')).toEqual({ required: true, max: 20 })
  expect(boundsOf(type, 'description')).toEqual({ required: false, max: 30 })
  expect(boundsOf(type, 'words')).toEqual({
    required: false,
    max: 3,
    each: { required: true, max: 8 },
  })
  expect(boundsOf(type, 'language').required).toBe(true)
  expect(() => boundsOf(type, 'titel')).toThrow('titel')
})

test('values that the server would reject have an error message before they are sent', () => {
  expect(errorsIn(type, values)).toEqual({})
  expect(errorsIn(type, { ...values, title: ' ', file: '' })).toEqual({
    title: 'Enter a title.',
    file: 'Choose a file.',
  })
  expect(errorsIn(type, { ...values, title: 'x'.repeat(21), words: ['a', 'b', 'c', 'd'] })).toEqual(
    {
      title: 'Enter at most 20 characters.',
      words: 'Enter at most 3 entries.',
    },
  )
})

test('a value of a closed list is told by its name', () => {
  const field: Field<never> = {
    control: 'chips',
    label: 'Figures',
    options: { impacts: 'Impact incidents: −35%' },
  }
  const fileName = (id: string) => id
  expect(displayText(field, ['impacts'], fileName)).toBe('Impact incidents: −35%')
  expect(displayText(field, [], fileName)).toBe('(none)')
})

test('errors of the server are shown at their field', () => {
  const error = {
    fields: [{ field: 'words.0', rule: 'max', message: 'Enter at most 9 characters.' }],
  }
  expect(serverErrors(type, { code: 422, errorCode: 'INVALID_FIELDS', error })).toEqual({
    words: 'Enter at most 9 characters.',
  })
  expect(serverErrors(type, { code: 409, errorCode: 'PERMALINK_TAKEN', error: {} })).toHaveProperty(
    'permalink',
  )
})

test('a text that is too long is told with its limit and what to do, by the form and by the server', () => {
  const told = /At most 500,000 characters can be saved.+Shorten the text/
  expect(errorsIn(type, { ...values, content: 'x'.repeat(31) })['content']).toMatch(told)
  const message = 'must have at most 500000 characters'
  const error = { fields: [{ field: 'content', rule: 'max', message }] }
  const errors = serverErrors(type, { code: 422, errorCode: 'INVALID_FIELDS', error })
  expect(errors['content']).toMatch(told)
})

test('an error is told elsewhere only where each of its fields has a place in the form', () => {
  const errorOf = (...fields: string[]) => ({
    code: 422,
    errorCode: 'INVALID_FIELDS' as const,
    error: { fields: fields.map((field) => ({ field, rule: 'format', message: 'is wrong' })) },
  })
  expect(isToldElsewhere(type, errorOf('title', 'content'))).toBe(true)
  expect(isToldElsewhere(type, errorOf('title', 'counterpartOf'))).toBe(false)
  expect(isToldElsewhere(type, { code: 404, errorCode: 'NOT_FOUND', error: {} })).toBe(false)
})

test('a draft of another version brings the values that the form has too', () => {
  const form: Values = { title: '', words: [], file: '' }
  const kept: Values = { title: 'Begun', words: 'one, two', file: 'f1', gone: 'x' }
  expect(knownValues(kept, form)).toEqual({ title: 'Begun', file: 'f1' })
})
