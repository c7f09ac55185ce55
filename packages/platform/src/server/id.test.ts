import { expect, test } from 'vitest'
import { newId } from './id.ts'

test('ids are UUIDs of version 7 that carry their time', () => {
  const id = newId(Date.UTC(2030, 0, 1))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2030, 0, 1))
})

test('each id is greater than the one before, even when the clock goes back', () => {
  const now = Date.now()
  const ids = Array.from({ length: 10_000 }, (_, n) => newId(now - n))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})
