import { expect, test } from 'vitest'
import { createHashQueue } from './hash-queue.ts'

const stays = { isTrusted: false, isGone: () => false }
const trusted = { isTrusted: true, isGone: () => false }

/** A queue of one at a time that is busy until `finish` is called. */
function busyQueue() {
  const queue = createHashQueue({ atOnce: 1, maxWaiting: 2 })
  const done: string[] = []
  const { promise, resolve: finish } = Promise.withResolvers<void>()
  const running = queue.run(stays, () => promise)
  const add = (name: string, waiter = stays) =>
    queue.run(waiter, async () => void done.push(name)).catch((error: unknown) => error)
  return { add, done, finish: async () => (finish(), running) }
}

test('so many wait in a line; the next is told to come again', async () => {
  const { add, done, finish } = busyQueue()
  const waiting = [add('a'), add('b')]
  expect(await add('c')).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS', retryAfter: 2 })
  await finish()
  await Promise.all(waiting)
  expect(done).toEqual(['a', 'b'])
})

test('who is trusted has a line of their own, which goes first', async () => {
  const { add, done, finish } = busyQueue()
  const waiting = [add('a'), add('b'), add('owner', trusted)]
  await finish()
  await Promise.all(waiting)
  expect(done).toEqual(['owner', 'a', 'b'])
})

test('what nobody waits for any more is not computed and keeps no place', async () => {
  const { add, done, finish } = busyQueue()
  let isGone = false
  const left = { isTrusted: false, isGone: () => isGone }
  const waiting = [add('a', left), add('b', left)]
  isGone = true
  waiting.push(add('c'))
  const last = add('d', left)
  await finish()
  await Promise.all([...waiting, last])
  expect(done).toEqual(['c'])
})
