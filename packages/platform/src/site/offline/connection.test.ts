import { expect, test } from 'vitest'
import { hasRoom, isGood } from './connection.ts'

test.each([
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('the connection %o is good: %s', (connection, good) => {
  expect(isGood(connection)).toBe(good)
})

test('a device has room from 50 MB of quota on, or where it does not say', async () => {
  const withQuota = (quota?: number) => ({
    estimate: async () => (quota === undefined ? {} : { quota }),
  })
  expect(await hasRoom(withQuota(40_000_000))).toBe(false)
  expect(await hasRoom(withQuota(60_000_000))).toBe(true)
  expect(await hasRoom(withQuota())).toBe(true)
  expect(await hasRoom(undefined)).toBe(true)
  const fails = { estimate: () => Promise.reject(new Error('not allowed')) }
  expect(await hasRoom(fails)).toBe(true)
})
