import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { workersOf } from './count.ts'

const countWith = (settings: Record<string, string>) => workersOf(readConfig(settings))
const DATABASE_URL = 'postgres://127.0.0.1/site'

test('on PostgreSQL there are as many processes as the configuration asks for', () => {
  expect(countWith({ DATABASE_URL })).toEqual({ count: 1 })
  expect(countWith({ DATABASE_URL, WORKERS: '3' })).toEqual({ count: 3 })
  expect(countWith({ DATABASE_URL, WORKERS: 'auto' })).toEqual({ count: availableParallelism() })
})

test('on SQLite one process serves, and further ones are declined with a reason', () => {
  expect(countWith({})).toEqual({ count: 1 })
  for (const WORKERS of ['3', 'auto'])
    expect(countWith({ WORKERS })).toEqual({
      count: 1,
      warning: `WORKERS=${WORKERS} needs PostgreSQL (DATABASE_URL): with SQLite the site runs in a single process.`,
    })
})
