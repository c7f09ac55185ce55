import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createTaskScheduler } from './task-scheduler.ts'

const eventLoopTick = () => new Promise((resolve) => setImmediate(resolve))

test('each begins in an event-loop tick of its own; who waits for an answer goes first', async () => {
  const scheduler = createTaskScheduler()
  const order: string[] = []
  const run = async (name: string, urgency: 'asked' | 'ahead') => {
    await scheduler.next(urgency)
    order.push(name)
  }
  const all = [run('ahead', 'ahead'), run('first', 'asked'), run('second', 'asked')]
  const others = (async () => {
    for (let n = 0; n < 3; n += 1) {
      await eventLoopTick()
      order.push(`tick ${n}`)
    }
  })()
  expect(scheduler.waiting()).toBe(2)
  await Promise.all([...all, others])
  expect(order).toEqual(['first', 'tick 0', 'second', 'tick 1', 'ahead', 'tick 2'])
})

test('whoever connects is accepted before the next work begins, unless there is no end of them', async () => {
  const scheduler = createTaskScheduler()
  let accepted = 0
  const server = createServer(() => {
    accepted += 1
    scheduler.accepted()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const clients = Array.from({ length: 100 }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => {
    for (const client of clients) client.destroy()
    server.close()
  })
  await once(server, 'connection')
  const before = await Promise.all([1, 2, 3].map(() => scheduler.next().then(() => accepted)))
  expect(before[0]).toBeGreaterThan(60)
  expect(before[0]).toBeLessThan(100)
  expect(before[1]).toBe(100)
})
