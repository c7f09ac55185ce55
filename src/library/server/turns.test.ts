import { expect, test } from 'vitest'
import { turnsOf } from './turns.ts'

test('works take turns: so many at once, so many waiting, the next is 503', async () => {
  const turns = turnsOf({ atOnce: 2, waiting: 1 })
  const begun: number[] = []
  const ends = [1, 2, 3].map(() => Promise.withResolvers<void>())
  const works = ends.map(({ promise }, index) =>
    turns.take(async () => {
      begun.push(index)
      await promise
    }),
  )
  await expect(turns.take(async () => {})).rejects.toMatchObject({ status: 503 })
  expect(begun).toEqual([0, 1])
  ends[0]!.reject(new Error('failed'))
  await expect(works[0]).rejects.toThrow('failed')
  expect(begun).toEqual([0, 1, 2])
  for (const { resolve } of ends) resolve()
  await Promise.all(works.slice(1))
  expect(await turns.take(async () => 'free again')).toBe('free again')
})

test('a work of two places waits until both are free, and nobody overtakes it', async () => {
  const turns = turnsOf({ atOnce: 2, waiting: 5 })
  const begun: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = turns.take(() => promise)
  const large = turns.take(async () => void begun.push('large'), 2)
  const last = turns.take(async () => void begun.push('last'))
  await Promise.resolve()
  expect(begun).toEqual([])
  resolve()
  await Promise.all([first, large, last])
  expect(begun).toEqual(['large', 'last'])
})
