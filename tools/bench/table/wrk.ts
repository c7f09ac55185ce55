import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cpuOf } from '../many/server.ts'
import type { Figures } from './line.ts'
import { findProgram, findWrk, howToInstall } from './programs.ts'

const run = promisify(execFile)

/** As a visitor's browser sends them: the page is counted and comes compressed. */
export const browserHeaders = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
}

const { 'accept-encoding': _, ...uncompressed } = browserHeaders
export const uncompressedHeaders = uncompressed

export interface Request {
  method?: string
  path: string
  /** `{n}` is another number in each request. */
  body?: string
}

export interface Load {
  url: string
  /** Processes whose processor time is shared out to the requests. */
  pids?: readonly number[]
  requests: readonly [Request, ...Request[]]
  headers?: Readonly<Record<string, string>>
  connections?: number
  seconds?: number
}

interface Measured {
  requests: number
  us: number
  p50: number
  p99: number
  max: number
  bytes: number
  status: number
  failed: number
}

/**
 * Keeps its connections busy for as long as is asked, after a time as long that does not count: until V8 has
 * compiled what is asked for, a server answers half as many. Requests that an overloaded server sheds (503)
 * are told and do not count as answered; a tenth of them is an error.
 */
export async function load({ seconds = 4, ...options }: Load): Promise<Figures> {
  await once({ ...options, seconds })
  const { pids = [] } = options
  const before = pids.map((pid) => cpuOf(pid, 'process'))
  const measured = await once({ ...options, seconds })
  const used = pids.map((pid, n) => cpuOf(pid, 'process') - (before[n] ?? 0))
  const answered = measured.requests - measured.status
  if (measured.failed || answered < measured.requests * 0.9)
    throw new Error(`${options.requests[0].path}: ${JSON.stringify(measured)}`)
  return {
    'per second': Math.round(answered / (measured.us / 1e6)),
    'p50 ms': rounded(measured.p50 / 1e3),
    'p99 ms': rounded(measured.p99 / 1e3),
    ...(pids.length && {
      'CPU µs': Math.round((used.reduce((sum, ms) => sum + ms, 0) * 1e3) / measured.requests),
    }),
    ...(measured.status && { refused: measured.status }),
  }
}

async function once(options: Omit<Load, 'seconds'> & { seconds: number }): Promise<Measured> {
  const wrk = findWrk()
  if (!wrk) throw new Error(howToInstall('wrk'))
  const folder = mkdtempSync(join(tmpdir(), 'trilane-wrk-'))
  try {
    const { url, requests, headers = browserHeaders, connections = 64, seconds } = options
    const isPlain = requests.length === 1 && !requests[0].method
    const file = join(folder, 'requests')
    writeFileSync(
      file,
      requests
        .map(({ method = 'GET', path, body = '' }) => `${method}\t${path}\t${body}\n`)
        .join(''),
    )
    const args = [
      wrk,
      '--threads=1',
      `--connections=${connections}`,
      `--duration=${seconds}s`,
      '--timeout=20s',
      '--latency',
      `--script=${isPlain ? 'report.lua' : 'requests.lua'}`,
      ...Object.entries(headers).map(([name, value]) => `--header=${name}: ${value}`),
      url + requests[0].path,
      '--',
      file,
    ]
    const [program = wrk, ...rest] = [...onLastCore(), ...args]
    const { stdout } = await run(program, rest, { cwd: import.meta.dirname })
    const [, json] = /^JSON (.*)$/m.exec(stdout) ?? []
    if (!json) throw new Error(`wrk printed no figures:\n${stdout}`)
    return JSON.parse(json) as Measured
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The load generator stays on one core, so that every server that is measured has the same share. */
function onLastCore(): string[] {
  const taskset = findProgram('taskset')
  return taskset ? [taskset, '-c', String(availableParallelism() - 1)] : []
}

const rounded = (ms: number) => Number(ms.toPrecision(3))
