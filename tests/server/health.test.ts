import { expect, test, vi } from 'vitest'
import { HttpError } from '#src/server/http/http-error.ts'
import { eventually } from '#tests/support/eventually.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct({ MAX_WAITING: '1' })

const ask = async (path: string) => {
  const answer = await site.request(path)
  return [answer.status, (await answer.json()) as object] as const
}

test('while its store is away a server is not ready, and lives; then it is ready again', async () => {
  const { store } = site.product.platform
  const away = vi
    .spyOn(store.db.getExecutor(), 'executeQuery')
    .mockRejectedValue(new HttpError('UNAVAILABLE', { retryAfter: 5 }))
  const refused = [503, expect.objectContaining({ errorCode: 'UNAVAILABLE' })]
  expect(await ask('/api/ready')).toEqual(refused)
  expect(await ask('/api/ready')).toEqual(refused)
  expect(away).toHaveBeenCalledOnce()
  expect(await ask('/api/health')).toEqual([200, { status: 'ok' }])
  away.mockRestore()
  await eventually(async () => expect(await ask('/api/ready')).toEqual([200, { status: 'ok' }]))
})

test('a server that sheds requests is not ready, and lives', async () => {
  await eventually(async () => {
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, n) => site.request(n % 2 ? '/api/health' : '/api/ready')),
    )
    const statuses = (rest: number) =>
      new Set(all.flatMap(({ status }, n) => (n % 2 === rest ? [status] : [])))
    expect(statuses(1)).toEqual(new Set([200]))
    expect(statuses(0)).toEqual(new Set([200, 503]))
  })
})
