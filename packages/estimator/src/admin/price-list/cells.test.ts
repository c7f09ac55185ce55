import { describe, expect, test } from 'vitest'
import { shippedPriceList } from '../../model/shipped-price-list.ts'
import {
  cellsOf,
  changesBetween,
  codesIn,
  knownCells,
  mergedCells,
  placesOf,
  withCell,
  withCountry,
  without,
  type Cells,
} from './cells.ts'
import { placeOfRefusal, priceListIn } from './price-list-in-cells.ts'
import { cellName, constantGroups } from './labels.ts'

const { version: _, ...first } = shippedPriceList
const cells = cellsOf(first)
const errorsOf = (key: string, value: string) => priceListIn({ ...cells, [key]: value })

test('a table is the same after it has been through the editor', () => {
  expect(priceListIn(cells)).toEqual({ table: first })
})

test('cells of a draft from another version fit the price list of this one', () => {
  const { 'constants.tagPrice.value': _value, ...older } = cells
  const kept = {
    ...older,
    'constants.anchorPrice.value': '401',
    'constants.gone.value': '1',
    'weights.fleet-safety.gone': '1',
    'operatorBases.O9': 'Our survey',
  }
  expect(knownCells(kept, cells)).toEqual({
    ...cells,
    'constants.anchorPrice.value': '401',
    'operatorBases.O9': 'Our survey',
  })
  const withoutSweden = without(cells, 'countries.SE')
  expect(codesIn(knownCells(withoutSweden, cells))).not.toContain('SE')
})

test('every cell has a name of its own', () => {
  const names = Object.keys(cells).map(cellName)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => /undefined|countries|\./.test(name))).toEqual([])
})

test('every constant stands in one group', () => {
  const grouped = constantGroups.flatMap(({ keys }) => keys)
  expect(grouped.toSorted()).toEqual(Object.keys(first.constants).toSorted())
})

describe('an error is shown at its cell', () => {
  test.each([
    ['constants.anchorPrice.value', '0x190', 'Enter a number, such as 1200.5.'],
    ['constants.anchorPrice.value', 'many', 'Enter a number, such as 1200.5.'],
    ['constants.anchorPrice.value', '', 'Enter a number, such as 1200.5.'],
    ['constants.anchorPrice.value', '1,5', 'Enter a number, such as 1200.5.'],
    ['constants.anchorPrice.value', '900', 'This must be within the range, 150 to 800.'],
    ['constants.anchorPrice.source', ' ', 'Enter a value.'],
    ['constants.anchorPrice.band.cautious', '', 'Enter a number, such as 1200.5.'],
    ['countries.DE.fx', '1.1', 'This must be 1 for the euro.'],
    ['countries.DE.currency', 'EURO', 'This must be an ISO 4217 code.'],
    ['countries.DE.manDay', '0', 'Enter at least 1.'],
    ['weights.fleet-safety.idling', '2', 'Enter at most 1.'],
    ['industryFactors.retail', '', 'Enter a number, such as 1200.5.'],
  ])('%s: %j', (key, value, sentence) => {
    expect(errorsOf(key, value)).toEqual({ errors: { [key]: sentence } })
  })
})

const manDays = (changed: Cells) => {
  const read = priceListIn(changed)
  return 'table' in read ? read.table.countries.map(({ manDay }) => manDay) : []
}

test('numbers are read with and without commas between thousands', () => {
  for (const text of ['12000', '12,000', ' 12000 ', '12e3'])
    expect(manDays({ ...cells, 'countries.CZ.manDay': text })).toContain(12_000)
})

test('the range of a fixed constant goes along with its value, that of others stays', () => {
  expect(changesBetween(cells, withCell(cells, 'constants.rangeIndoor.value', '60'))).toHaveLength(
    3,
  )
  expect(changesBetween(cells, withCell(cells, 'constants.anchorPrice.value', '500'))).toEqual([
    { key: 'constants.anchorPrice.value', from: '250', to: '500' },
  ])
})

test('a band may be taken away, and tax left empty', () => {
  const bare = {
    ...cells,
    'constants.anchorPrice.band.cautious': '',
    'constants.anchorPrice.band.optimistic': '',
    'countries.DE.vatRate': '',
  }
  const read = priceListIn(bare)
  expect('table' in read && read.table.constants.anchorPrice.band).toBeUndefined()
  expect('table' in read && read.table.countries[2]).toMatchObject({ code: 'DE', vatRate: null })
})

test('countries come and go', () => {
  const more = withCountry(cells, 'JP', cells)
  expect(priceListIn(more)).toMatchObject({ table: { countries: { length: 22 } } })
  expect(codesIn(without(more, 'countries.JP'))).toEqual(codesIn(cells))
  const back = withCountry(without(cells, 'countries.PL'), 'PL', cells)
  expect(changesBetween(cells, back)).toEqual([])
  expect(priceListIn(without(cells, 'countries.XX'))).toEqual({
    errors: { countries: 'This must include a row for the rest of the world, XX.' },
  })
})

test('of two drafts each keeps what it alone has changed; a conflict is theirs until mine is chosen', () => {
  const base = { a: '250', b: '1', c: '5' }
  const versions = {
    base,
    theirs: { ...base, a: '260', c: '6' },
    mine: { ...base, b: '2', c: '7' },
  }
  expect(placesOf(versions).map(({ key, changed }) => [key, changed])).toEqual([
    ['a', 'theirs'],
    ['b', 'mine'],
    ['c', 'both'],
  ])
  expect(mergedCells(versions, {})).toEqual({ a: '260', b: '2', c: '6' })
  expect(mergedCells(versions, { c: 'mine' })).toEqual({ a: '260', b: '2', c: '7' })
})

test('a country that one has removed and the other left alone is gone', () => {
  const base = { 'countries.RO.fx': '5', a: '1' }
  expect(mergedCells({ base, theirs: base, mine: { a: '1' } }, {})).toEqual({ a: '1' })
  expect(mergedCells({ base, theirs: { a: '1' }, mine: base }, {})).toEqual({ a: '1' })
})

test('what the server refuses has its place at the cell of the country or the constant', () => {
  const { code } = first.countries[1]!
  expect(placeOfRefusal('table.countries.1.fx', cells)).toBe(`countries.${code}.fx`)
  expect(placeOfRefusal('table.constants.gatewayPrice.range.0', cells)).toBe(
    'constants.gatewayPrice.range.0',
  )
  expect(placeOfRefusal('table.countries.99.fx', cells)).toBeUndefined()
  expect(placeOfRefusal('version', cells)).toBeUndefined()
})
