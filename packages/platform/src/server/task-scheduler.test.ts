import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
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

test('whoever connects is accepted before the next work begins, unless there is no end of them', async () => {
  const turns = createTurns()
  let accepted = 0
  const server = createServer(() => {
    accepted += 1
    turns.accepted()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const clients = Array.from({ length: 100 }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => {
    for (const client of clients) client.destroy()
    server.close()
  })
  await once(server, 'connection')
  const before = await Promise.all([1, 2, 3].map(() => turns.next().then(() => accepted)))
  expect(before[0]).toBeGreaterThan(60)
  expect(before[0]).toBeLessThan(100)
  expect(before[1]).toBe(100)
})
