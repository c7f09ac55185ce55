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
