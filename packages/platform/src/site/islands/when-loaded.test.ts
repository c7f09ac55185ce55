import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-loaded.ts'

afterEach(() => vi.unstubAllGlobals())

test('a browser that never says that it is idle runs it two seconds later', () => {
  const requestIdleCallback = vi.fn(() => 1)
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('window', { requestIdleCallback })
  const run = () => {}
  whenIdle(run)
  expect(requestIdleCallback).toHaveBeenCalledWith(run, { timeout: 2_000 })
})

test('so does one that cannot say it, at once', async () => {
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('window', {})
  await new Promise<void>((resolve) => whenIdle(resolve))
})
