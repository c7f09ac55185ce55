import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const eventLoopTurn = () => new Promise((resolve) => setImmediate(resolve))

test('each begins in a turn of the event loop of its own; who waits for an answer goes first', async () => {
  const turns = createTurns()
  const order: string[] = []
  const run = async (name: string, urgency: 'asked' | 'ahead') => {
    await turns.next(urgency)
    order.push(name)
  }
  const all = [run('ahead', 'ahead'), run('first', 'asked'), run('second', 'asked')]
  const others = (async () => {
    for (let n = 0; n < 3; n += 1) {
      await eventLoopTurn()
      order.push(`turn ${n}`)
    }
  })()
  expect(turns.waiting()).toBe(2)
  await Promise.all([...all, others])
  expect(order).toEqual(['first', 'turn 0', 'second', 'turn 1', 'ahead', 'turn 2'])
})
