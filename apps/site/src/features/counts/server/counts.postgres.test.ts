import { expect, test } from 'vitest'
import { useTwoServers } from '#tests/support/product.ts'

const servers = useTwoServers({ PAGES_AHEAD: 'off' })

const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36' }

test('what several servers of a database have counted adds up', async () => {
  for (const server of servers)
    for (const path of ['/en/rtls', '/en/rtls']) await server.request(path, { headers })
  await Promise.all(servers.map(({ product }) => product.platform.counts.flush()))
  const today = servers[0].product.platform.clock.now().toISOString().slice(0, 10)
  const query = `from=${today}&to=${today}&by=page`
  const response = await servers[1].request(`/api/counts?${query}`, { as: 'sales' })
  expect(await response.json()).toEqual([{ page: 'rtls', views: 4, requests: 0 }])
})
