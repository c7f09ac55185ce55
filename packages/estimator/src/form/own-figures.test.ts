import { describe, expect, test } from 'vitest'
import { shippedPriceList as priceList } from '../model/shipped-price-list.ts'
import { exampleFields } from './example-fields.ts'
import { basisOf, exampleFigures, isWholeExample, mandatoryFigures } from './basis.ts'
import type { FieldName, FormValues } from './fields.ts'
import { afterEntry, afterLeaving, afterPosting } from './own-figures.ts'

const form = { lang: 'de', priceList } as const
const example = exampleFields('de', priceList, 'DE')

/** The fields after entries, one after the other, each as a visitor types it and leaves the field. */
function typed(entries: readonly (readonly [FieldName, string])[], start = example): FormValues {
  let values = start
  for (const [name, value] of entries) {
    values = { ...values, [name]: value }
    values = { ...values, ...afterEntry(form, values, name) }
    values = { ...values, ...afterLeaving(form, values, name) }
  }
  return values
}

const smallSite = [
  ['forklifts', '5'],
  ['area', '2.000'],
  ['shifts', '1'],
  ['shiftHours', '8'],
  ['pallets', '50.000'],
] as const

describe('until something is entered', () => {
  test('the example stands whole', () => {
    expect(basisOf(example)).toEqual({ kept: exampleFigures, derived: [] })
    expect([example.aisles, example.aisleLength, example.complianceFees]).toEqual([
      '20',
      '60',
      '20.000',
    ])
  })

  test.each(['country', 'companyName', 'areaUnit'] as const)('%s changes no figure', (name) => {
    expect(isWholeExample(basisOf(typed([[name, 'GB']])))).toBe(true)
  })
})

describe('from the first own figure on', () => {
  test('fees are none, the aisles come from the area, the other mandatory figures are marked', () => {
    const values = typed([['forklifts', '5']])
    expect(values).toMatchObject({ complianceFees: '', aisles: '20', aisleLength: '60' })
    expect(basisOf(values)).toEqual({
      kept: mandatoryFigures.filter((key) => key !== 'forklifts'),
      derived: ['aisles', 'aisleLength'],
    })
  })

  test('a small site has the aisles of its own area, and nothing of the example', () => {
    const values = typed(smallSite)
    expect(values).toMatchObject({ aisles: '7', aisleLength: '22', complianceFees: '' })
    expect(basisOf(values)).toEqual({ kept: [], derived: ['aisles', 'aisleLength'] })
  })

  test('fees that are entered first stay', () => {
    const values = typed([['complianceFees', '3.000'], ...smallSite])
    expect(values.complianceFees).toBe('3.000')
  })

  test('a value like the example’s is the visitor’s once it was entered', () => {
    const values = typed([...smallSite, ['forklifts', '25'], ['complianceFees', '20.000']])
    expect(values).toMatchObject({ forklifts: '25', complianceFees: '20.000' })
    expect(basisOf(values).kept).toEqual([])
  })

  test('an area that cannot be read leaves the aisles as they are', () => {
    const values = typed([...smallSite, ['area', 'viel']])
    expect([values.aisles, values.aisleLength]).toEqual(['7', '22'])
  })
})

describe('the aisles and their length', () => {
  test('entering one derives the other', () => {
    expect(typed([...smallSite, ['aisles', '4']])).toMatchObject({
      aisleLength: '40',
      derived: 'aisleLength',
    })
    expect(typed([...smallSite, ['aisleLength', '50']])).toMatchObject({
      aisles: '3',
      derived: 'aisles',
    })
    expect(typed([['aisles', '8']])).toMatchObject({ aisleLength: '150', derived: 'aisleLength' })
  })

  test('the derived one follows the area, the entered one stays', () => {
    const values = typed([...smallSite, ['aisles', '4'], ['area', '4.000']])
    expect(values).toMatchObject({ aisles: '4', aisleLength: '80' })
  })

  test('both entered, neither follows', () => {
    const own = [...smallSite, ['aisles', '4'], ['aisleLength', '30'], ['area', '9.000']] as const
    expect(typed(own)).toMatchObject({ aisles: '4', aisleLength: '30', derived: '' })
  })

  test.each(['aisles', 'aisleLength'] as const)('emptying %s empties both', (name) => {
    for (const empty of ['', '0']) {
      const values = typed([...smallSite, [name, empty], ['area', '9.000']])
      expect(values).toMatchObject({ aisles: '', aisleLength: '', derived: '' })
    }
  })
})

describe('a form that was filled in without script', () => {
  const posted = (change: FormValues, start = example) => {
    const values = { ...start, ...change }
    return { ...values, ...afterPosting(form, values, start) }
  }

  test('as it was drawn is the example', () => {
    expect(posted({})).toEqual(example)
    expect(posted({ country: 'FR', companyName: 'Firma' }).aisles).toBe('20')
  })

  test('is the example in square feet as well, but with the number of m² a small site', () => {
    const inFeet = posted({ areaUnit: 'sqft', area: '161.459' })
    expect(isWholeExample(basisOf(inFeet))).toBe(true)
    expect(inFeet).toMatchObject({ aisles: '20', complianceFees: '20.000' })
    const small = posted({ areaUnit: 'sqft' })
    expect(isWholeExample(basisOf(small))).toBe(false)
    expect(small.complianceFees).toBe('')
  })

  test('gives the same as with script', () => {
    const { kept, derived, ...scripted } = typed(smallSite)
    const values = posted({ forklifts: '5', area: '2.000', shifts: '1', pallets: '50.000' })
    expect(values).toMatchObject(scripted)
    expect(basisOf(values)).toEqual({ kept: ['shiftHours'], derived: ['aisles', 'aisleLength'] })
    expect([kept, derived]).toEqual(['', 'aisles.aisleLength'])
  })

  test('keeps own fees and aisles, and takes emptied aisles for an open floor', () => {
    expect(posted({ complianceFees: '500', aisles: '4' })).toMatchObject({
      complianceFees: '500',
      aisles: '4',
      aisleLength: '300',
      derived: 'aisleLength',
    })
    expect(posted({ aisles: '' })).toMatchObject({ aisles: '', aisleLength: '', derived: '' })
  })

  test('keeps what cannot be read, with its error', () => {
    expect(posted({ aisles: 'viele' })).toMatchObject({ aisles: 'viele', aisleLength: '60' })
  })

  test('sent once more, what looks like the example is the visitor’s own', () => {
    const first = posted({ forklifts: '5' })
    const second = posted({ ...first, aisles: '20', aisleLength: '60', complianceFees: '20.000' })
    expect(second).toMatchObject({ aisles: '20', aisleLength: '60', complianceFees: '20.000' })
  })
})
