import { expect, it } from 'vitest'
import { dimensionText, measure } from './measure.ts'

it('writes a dimension in metres with two decimals of the language', () => {
  expect(dimensionText('en-GB', [1, 1], [4, 5])).toBe('5.00\u00a0m')
  expect(dimensionText('de-DE', [0, 0], [3.45, 0])).toBe('3,45\u00a0m')
})

it('keeps number and unit on one line', () => {
  expect(measure('fr-FR', 9.2, 'km/h', 1)).toBe('9,2\u00a0km/h')
})
