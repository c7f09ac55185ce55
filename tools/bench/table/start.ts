import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@repo/platform/testing/free-port.ts'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { residentOf } from '../many/server.ts'
import { median, type Section } from './line.ts'
import { load } from './wrk.ts'

const starts = 5
const answers = 1_000_000

/** With the store of an earlier start, drawing pages ahead as it does for visitors. */
export async function measureStart(): Promise<Section> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trilane-start-'))
  const settings = { DATA_DIR: dataDir, PAGES_AHEAD: 'on', PAGE_CACHE_MB: '32' }
  try {
    await (await startBuiltServer(settings)).stop()
    const times: number[] = []
    for (let n = 0; n < starts; n += 1) {
      const server = await startBuiltServer({ ...settings, PORT: String(await freePort()) })
      times.push(server.readyMs)
      await server.stop()
    }
    const server = await startBuiltServer(settings)
    try {
      await sleep(10_000)
      const idle = residentOf(server.pid)
      const request = { url: server.url, requests: [{ path: '/en' }] as const }
      for (let sent = 0; sent < answers;)
        sent += (await load({ ...request, seconds: 9 }))['per second'] ?? NaN * 10
      const megabytes = Math.round
      return {
        title: 'Start and memory, with demo content and a page cache of at most 32 MB',
        lines: [
          {
            name: `start to first 200, median of ${starts}`,
            figures: { ms: Math.round(median(times)) },
            targets: [{ figure: 'ms', atMost: 500 }],
          },
          {
            name: 'resident memory after 10 s',
            figures: { MB: megabytes(idle) },
            targets: [{ figure: 'MB', atMost: 100 }],
          },
          {
            name: 'resident memory after a million cached answers',
            figures: { MB: megabytes(residentOf(server.pid)) },
            targets: [{ figure: 'MB', atMost: 150 }],
          },
        ],
      }
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
