import { expect, test } from 'vitest'
import { createTaskScheduler } from '#src/server/task-scheduler.ts'
import { createPrerenderer } from './prerender.ts'

test('whoever asks meanwhile is served before the next page is drawn', async () => {
  const scheduler = createTaskScheduler()
  const order: string[] = []
  const { add } = createPrerenderer({
    scheduler,
    async draw(address) {
      order.push(address)
      if (address === '/en/1') void scheduler.next().then(() => order.push('visitor'))
    },
    onError() {},
  })
  await add(['/en/1', '/en/2', '/en/3'])
  expect(order).toEqual(['/en/1', 'visitor', '/en/2', '/en/3'])
})

test('what is added later is drawn first, each page once, and an error ends nothing', async () => {
  const order: string[] = []
  const errors: unknown[] = []
  const { add } = createPrerenderer({
    scheduler: createTaskScheduler(),
    async draw(address) {
      order.push(address)
      if (address === '/en/2') throw new Error('no')
    },
    onError: (error) => errors.push(error),
  })
  const all = add(['/en/1', '/en/2'])
  void add(['/en/2', '/en/3'])
  await all
  expect(order).toEqual(['/en/2', '/en/3', '/en/1'])
  expect(errors).toHaveLength(1)
})

test('once it has been stopped, it ends with the page that is begun', async () => {
  const order: string[] = []
  const { add, stop } = createPrerenderer({
    scheduler: createTaskScheduler(),
    async draw(address) {
      order.push(address)
      if (address === '/en/1') void stop()
    },
    onError() {},
  })
  await add(['/en/1', '/en/2'])
  await add(['/en/3'])
  expect(order).toEqual(['/en/1'])
})
