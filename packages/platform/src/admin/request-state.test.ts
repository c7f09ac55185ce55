import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { derivedStore } from './request-state.ts'

test('a state is derived once for every change, however often it is asked for', () => {
  const queries = new QueryClient()
  let reads = 0
  const store = derivedStore(queries, () => {
    reads += 1
    return { number: queries.getQueryData<number>(['number']) ?? 0 }
  })
  const unsubscribe = store.subscribe(() => undefined)
  const asked = () => [store.state(), store.state(), store.state()].map(({ number }) => number)
  expect(asked()).toEqual([0, 0, 0])
  expect(reads).toBe(1)
  queries.setQueryData(['number'], 1)
  reads = 0
  expect(asked()).toEqual([1, 1, 1])
  expect(reads).toBe(1)

  // Nobody tells of a change any more.
  unsubscribe()
  queries.setQueryData(['number'], 2)
  expect(asked()).toEqual([2, 2, 2])
})
