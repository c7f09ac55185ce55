import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { roiInput, someInputs } from '#testing/calculator.ts'
import { calculatorApi } from '../contract.ts'
import { exampleA } from '../model/examples.ts'
import type { InputKey } from '../model/input.ts'
import { boundsOf, inputMeasure, inputMeasures, isOptionKey } from '../model/measures/inputs.ts'
import { fieldKeys, type FieldKey, type FormValues } from './fields.ts'
import { parseFields } from './parse-fields.ts'
import { formatFields, formatFieldNumber } from './format-fields.ts'

const call = calculatorApi.compute.body

const of = (change: FormValues) => parseFields('en', { ...formatFields('en', exampleA), ...change })

/** The same pseudo-random numbers every time. */
let state = 20_261_122
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!

/** Something that may stand in a field, right or wrong: numbers as numbers. */
function anything(key: InputKey): string | number {
  if (key === 'country') return pick(['DE', 'de', ' gb ', 'XX', 'JP', '', 'D', 'DEU', '12', 'ÄÖ'])
  if (key === 'companyName')
    return pick(['', ' ', ' A ', 'x'.repeat(120), 'x'.repeat(121), '🏭'.repeat(120), 'e\u0301'])
  if (isOptionKey(key))
    return pick([...inputMeasures[key].options, '', ' ', 'bogus', 'LPG', 'Logistics'])
  const { min, max } = boundsOf(key)
  const edges = [min, max, min - 1, max + 1, min + 0.5, max + 0.01, 0, -0.5, 1e12]
  return pick([...edges, min + (max - min) * random(), Math.round(max * random()), '', ' ', 'many'])
}

const rawForms = someInputs(13, 1_000).map((input) => {
  const keys = fieldKeys.filter(() => random() < 0.08)
  return { ...input, ...Object.fromEntries(keys.map((key) => [key, anything(key)])) }
})

const asTyped = (form: object, at: number) =>
  Object.fromEntries(
    Object.entries(form).map(([key, value]) => [
      key,
      typeof value === 'number' ? formatFieldNumber(langs[at % 6]!, value) : value,
    ]),
  )

test('the form accepts what the call accepts, as the same inputs, and blames the same fields', () => {
  let accepted = 0
  for (const [at, form] of rawForms.entries()) {
    const { given, errors } = parseFields(langs[at % 6]!, asTyped(form, at))
    const called = call.safeParse(form)
    const blamed = new Set(called.error?.issues.map(({ path }) => path[0]))
    const reported = fieldKeys.filter((key) => errors[key])
    expect({ form, reported }).toEqual({
      form,
      reported: fieldKeys.filter((key) => blamed.has(key)),
    })
    expect(given === undefined).toBe(!called.success)
    const sent = Object.entries(called.data ?? {}).filter(([, value]) => value !== null)
    if (given) expect(given).toEqual(Object.fromEntries(sent))
    if (given) expect(call.safeParse(given).success).toBe(true)
    if (given) accepted += 1
  }
  expect(accepted).toBeGreaterThan(200)
  expect(accepted).toBeLessThan(800)
})

const requiredFields = fieldKeys.filter((key) => inputMeasure(key).required)

test('the mandatory fields alone make an estimate; each of them is missed when it is empty', () => {
  const filled = Object.fromEntries(Object.entries(roiInput()).map(([k, v]) => [k, String(v)]))
  expect(parseFields('en', filled)).toEqual({ given: roiInput(), errors: {} })
  const missing = Object.fromEntries(requiredFields.map((key) => [key, 'missing']))
  expect(parseFields('en', {})).toEqual({ errors: missing })
  expect(parseFields('en', { forklifts: ' ', margin: ' ' }).errors).toEqual(missing)
})

test.each<[FormValues, Partial<Record<FieldKey, string>>]>([
  [{ forklifts: 'many' }, { forklifts: 'number' }],
  [{ forklifts: '15.000' }, { forklifts: 'number' }],
  [{ forklifts: '2.5' }, { forklifts: 'integer' }],
  [{ forklifts: '0' }, { forklifts: 'range' }],
  [{ margin: '100.5' }, { margin: 'range' }],
  [{ margin: '-1' }, { margin: 'range' }],
  [{ shiftHours: '14' }, { shiftHours: 'hours' }],
  [{ shifts: '5', shiftHours: '14' }, { shifts: 'range' }],
  [{ aisles: '' }, { aisles: 'lengthWithoutAisles' }],
  [{ aisles: '0' }, { aisles: 'lengthWithoutAisles' }],
  [{ aisleLength: '' }, { aisleLength: 'aislesWithoutLength' }],
  [{ aisles: '', aisleLength: 'x' }, { aisleLength: 'number' }],
  [{ industry: 'fishing' }, { industry: 'choice' }],
  [{ country: 'Germany' }, { country: 'choice' }],
  [{ companyName: 'x'.repeat(121) }, { companyName: 'tooLong' }],
  [
    { shiftHours: '14', aisles: '' },
    { shiftHours: 'hours', aisles: 'lengthWithoutAisles' },
  ],
])('the error of %j', (change, errors) => {
  expect(of(change)).toEqual({ errors })
})

test('square feet become square metres before the bounds are looked at', () => {
  expect(of({ area: '161,459', areaUnit: 'sqft' }).given?.area).toBe(15_000)
  expect(of({ area: '1,000', areaUnit: 'sqft' }).errors).toEqual({ area: 'range' })
  expect(of({ area: '21,000,000', areaUnit: 'sqft' }).given?.area).toBe(1_950_963)
  expect(of({ area: '15,000', areaUnit: 'm2' }).given?.area).toBe(15_000)
})

test('text is one line, trimmed and composed; a pasted tab or line end is a space', () => {
  expect(of({ companyName: '  Zoe\u0308\tLager\r\nGmbH\0 ' }).given?.companyName).toBe(
    'Zoë Lager GmbH',
  )
  expect(of({ companyName: '\t\n' }).errors).toEqual({ companyName: 'missing' })
  expect(of({ country: ' de ' }).given?.country).toBe('DE')
})
