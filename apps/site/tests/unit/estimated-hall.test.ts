import { afterEach, expect, test, vi } from 'vitest'
import { estimatedHall, readHallNumbers } from '@repo/hall/model/hall-numbers.ts'
import { memoryStorage } from '@repo/platform/testing/memory-storage.ts'
import { exampleA } from '@repo/estimator/model/examples.ts'
import { shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import { estimate } from '@repo/estimator/model/estimate.ts'
import { hallFragment, storeHall } from '@repo/estimator/site/estimated-hall.ts'

const { input } = estimate({ ...exampleA, tracking: 'outdoor' }, shippedPriceList)
const numbers = {
  size: { area: 15_000, aisles: 20, aisleLength: 60, tracking: 'outdoor' },
  trucks: 25,
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the simulator reads the hall of an estimate, and nothing else of it is written', () => {
  const hall = hallFragment(input)
  expect(readHallNumbers(`#${hall}`)).toEqual(numbers)
  expect([...new URLSearchParams(hall).keys()]).toEqual([
    'p',
    'area',
    'aisles',
    'aisleLength',
    'forklifts',
    'tracking',
  ])
})

test('what is kept on the device is found by the simulator, until it is taken back', () => {
  const storage = memoryStorage()
  vi.stubGlobal('localStorage', storage)
  expect(estimatedHall(() => storage)).toBeUndefined()
  storeHall(hallFragment(input))
  expect(estimatedHall(() => storage)).toEqual(numbers)
  storeHall(undefined)
  expect(estimatedHall(() => storage)).toBeUndefined()
})

test('a storage that is blocked is no error on either side', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { setItem: blocked, removeItem: blocked })
  storeHall('p=estimate')
  storeHall(undefined)
  expect(estimatedHall(blocked)).toBeUndefined()
})
