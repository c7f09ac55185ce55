import { expect, test } from 'vitest'
import { runSequentially } from './run-sequentially.ts'

test('one that fails does not stop the next, and is told with its error', async () => {
  const failure = new Error('404')
  const { done, outcomes } = await runSequentially(['a', 'b', 'c'], async (row) => {
    if (row === 'b') throw failure
  })
  expect(done).toEqual(['a', 'c'])
  expect(outcomes).toEqual([{ of: 'a' }, { of: 'b', error: failure }, { of: 'c' }])
})

test('no call begins before the one before it has ended', async () => {
  let open = 0
  let most = 0
  await runSequentially([1, 2, 3], async () => {
    most = Math.max(most, (open += 1))
    await Promise.resolve()
    open -= 1
  })
  expect(most).toBe(1)
})
