import { expect, test } from 'vitest'
import { threadAddress } from './thread-address.ts'

test.each([
  ['file:///repo/src/database/threads.ts', 'file:///repo/src/database/sqlite-thread.ts'],
  ['file:///repo/build/server/product-Dh5zB9ic.js', 'file:///repo/build/server/sqlite-thread.js'],
])('what %s starts is beside it', (caller, address) => {
  expect(threadAddress('sqlite-thread', caller).href).toBe(address)
})
