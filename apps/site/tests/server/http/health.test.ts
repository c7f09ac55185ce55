import { expect, onTestFinished, test, vi } from 'vitest'
import { HttpError } from '@repo/platform/server/http/http-error.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { startProductForTest, useProduct } from '#tests/support/product.ts'

const site = useProduct()

const ask = async (path: string) => {
  const answer = await site.request(path)
  return [answer.status, (await answer.json()) as object] as const
}

test('while its store is away a server is not ready, and lives; then it is ready again', async () => {
  // However slow the machine is, both ask within a second.
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const executor = site.product.platform.store.db.getExecutor()
  const away = vi
    .spyOn(executor, 'executeQuery')
    .mockRejectedValue(new HttpError('UNAVAILABLE', { retryAfter: 5 }))
  const timesAsked = () => away.mock.calls.filter(([{ sql }]) => sql === 'select 1').length
  const refused = [503, expect.objectContaining({ errorCode: 'UNAVAILABLE' })]
  expect(await ask('/api/ready')).toEqual(refused)
  expect(await ask('/api/ready')).toEqual(refused)
  expect(timesAsked()).toBe(1)
  expect(await ask('/api/health')).toEqual([200, { status: 'ok' }])
  away.mockRestore()
  expect(await ask('/api/ready')).toEqual(refused)
  vi.advanceTimersByTime(1_001)
  expect(await ask('/api/ready')).toEqual([200, { status: 'ok' }])
})

test('a server that sheds requests is not ready, and lives', async () => {
  const busy = await startProductForTest({ MAX_WAITING: '1' })
  await eventually(async () => {
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, n) => busy.request(n % 2 ? '/api/health' : '/api/ready')),
    )
    const statuses = (rest: number) =>
      new Set(all.flatMap(({ status }, n) => (n % 2 === rest ? [status] : [])))
    expect(statuses(1)).toEqual(new Set([200]))
    expect(statuses(0)).toEqual(new Set([200, 503]))
  })
})
