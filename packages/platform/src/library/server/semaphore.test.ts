import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

test('runs as many at once as there are permits, queues some more, answers 503 to the next', async () => {
  const semaphore = createSemaphore({ capacity: 2, maxQueued: 1 })
  const begun: number[] = []
  const ends = [1, 2, 3].map(() => Promise.withResolvers<void>())
  const works = ends.map(({ promise }, index) =>
    semaphore.run(async () => {
      begun.push(index)
      await promise
    }),
  )
  await expect(semaphore.run(async () => {})).rejects.toMatchObject({ status: 503 })
  expect(begun).toEqual([0, 1])
  ends[0]!.reject(new Error('failed'))
  await expect(works[0]).rejects.toThrow('failed')
  expect(begun).toEqual([0, 1, 2])
  for (const { resolve } of ends) resolve()
  await Promise.all(works.slice(1))
  expect(await semaphore.run(async () => 'free again')).toBe('free again')
})

test('work that needs two permits waits until both are free, and nothing overtakes it', async () => {
  const semaphore = createSemaphore({ capacity: 2, maxQueued: 5 })
  const begun: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = semaphore.run(() => promise)
  const large = semaphore.run(async () => void begun.push('large'), 2)
  const last = semaphore.run(async () => void begun.push('last'))
  await Promise.resolve()
  expect(begun).toEqual([])
  resolve()
  await Promise.all([first, large, last])
  expect(begun).toEqual(['large', 'last'])
})
