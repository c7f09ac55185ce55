import { expect, test } from 'vitest'
import { fitsDirectly, truckVoltages } from './truck-voltages.ts'

test('12 and 24 V feed the input directly; 36 V, which rises while charged, and more do not', () => {
  expect(truckVoltages.filter(fitsDirectly)).toEqual([12, 24])
})
