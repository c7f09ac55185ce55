import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  const syncs = syncsOfDisk(seconds)
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
        figures: {
          ...figures,
          'of the syncs': Number(((figures['per second'] ?? NaN) / syncs).toFixed(2)),
        },
        targets: [
          { figure: 'of the syncs', atLeast: 0.7 },
          { figure: 'p99 ms', atMost: 150 },
        ],
      },
      { name: 'syncs of the same disk, one after another', figures: { 'per second': syncs } },
    ],
  }
}

/** Appended pages of 4 KiB that the disk of the data folder makes durable in a second. */
function syncsOfDisk(seconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'trilane-syncs-'))
  const file = openSync(join(folder, 'pages'), 'w')
  try {
    const page = Buffer.alloc(4_096, 1)
    const begun = performance.now()
    const end = begun + seconds * 1_000
    let count = 0
    for (; performance.now() < end; count += 1) {
      writeSync(file, page)
      fdatasyncSync(file)
    }
    return Math.round((count * 1_000) / (performance.now() - begun))
  } finally {
    closeSync(file)
    rmSync(folder, { recursive: true })
  }
}
