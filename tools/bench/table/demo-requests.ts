import { onFilled } from './servers.ts'
import type { Section } from './line.ts'
import type { Settings } from './settings.ts'
import { load, uncompressedHeaders } from './wrk.ts'

const request = {
  method: 'POST',
  path: '/api/service/requestdemo',
  body: JSON.stringify({
    name: 'Ada Example',
    email: 'ada{n}@example.com',
    company: 'Example GmbH',
    country: 'PT',
  }),
}

/** Demo requests that are on disk, with their emails in the outbox, before the response. */
export async function measureDemoRequests({ seconds }: Settings): Promise<Section> {
  const connections = 50
  const figures = await onFilled({ news: 100 }, async ({ url, pids }) => {
    const headers = { ...uncompressedHeaders, 'content-type': 'application/json' }
    const options = { url, pids, requests: [request] as const, headers, connections }
    return load({ ...options, seconds: Math.max(seconds, 8) })
  })
  return {
    title: `Durable demo requests on SQLite, ${connections} connections`,
    lines: [
      {
        name: 'demo request',
        figures,
        targets: [
          { figure: 'per second', atLeast: 1_000 },
          { figure: 'p99 ms', atMost: 100 },
        ],
      },
    ],
  }
}
