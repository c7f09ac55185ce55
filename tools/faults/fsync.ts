/**
 * Demo requests on SQLite under `strace`, one after the other and fifty at a time: between each and its answer
 * the disk has said that it has what was written.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startBuiltServer, type BuiltServer } from '@repo/platform/testing/built-server.ts'
import { demoRequest } from '@repo/site/tests/support/factories.ts'
import { onSqlite, type Engine } from './support/engines.ts'
import { never, type Row } from './support/row.ts'
import { send } from './support/send.ts'

const alone = 100
const atOnce = 50
const each = 20

export const measure = (): Promise<Row[]> => onSqlite(watch)

interface Asked {
  /** Seconds since 1970. */
  from: number
  to: number
}

async function watch({ settings }: Engine): Promise<Row[]> {
  const server = await startBuiltServer({ ...settings, SEED: 'none' })
  const file = join(settings.DATA_DIR, 'strace.txt')
  const what = ['-f', '-ttt', '-T', '-e', 'trace=fsync,fdatasync']
  const strace = spawn('strace', [...what, '-o', file, '-p', String(server.pid)])
  try {
    await once(strace, 'spawn')
    // It says that it has attached to the process, in several lines.
    await once(strace.stderr, 'data')
    const one: Asked[] = []
    for (let n = 0; n < alone; n += 1) one.push(await ask(server))
    const line = async () => {
      const asked: Asked[] = []
      for (let n = 0; n < each; n += 1) asked.push(await ask(server))
      return asked
    }
    const many = (await Promise.all(Array.from({ length: atOnce }, line))).flat()
    const ended = once(strace, 'exit')
    strace.kill('SIGINT')
    await ended
    const syncs = readFileSync(file, 'utf8').split('\n').flatMap(endOf)
    return [rowOf(`one after the other`, one, syncs), rowOf(`${atOnce} at a time`, many, syncs)]
  } finally {
    strace.kill('SIGKILL')
    await server.stop()
  }
}

function rowOf(what: string, all: readonly Asked[], syncs: readonly number[]): Row {
  const without = all.filter(({ from, to }) => !syncs.some((at) => from <= at && at <= to))
  const [first, last] = [all[0]?.from ?? NaN, Math.max(...all.map(({ to }) => to))]
  const meanwhile = syncs.filter((at) => first <= at && at <= last).length
  return never(
    `demo requests ${what}, of ${meanwhile} fsync: answered without one since they were sent`,
    all.length,
    without.map(({ from, to }) => `${from} to ${to}`),
  )
}

async function ask({ url }: BuiltServer): Promise<Asked> {
  const from = now()
  const answer = await send(url, 'POST', '/api/service/requestdemo', { json: demoRequest() })
  if (answer.status !== 201) throw new Error(`A demo request is answered ${answer.status}`)
  return { from, to: now() }
}

const now = () => (performance.timeOrigin + performance.now()) / 1_000

/** When the call of a line has ended, in seconds since 1970: `1234 1795.12 fdatasync(9) = 0 <0.004>`. */
function endOf(line: string): number[] {
  const [, at, rest = ''] = /^\d+ +([\d.]+) (.*)$/.exec(line) ?? []
  const [, seconds] = / = 0 <([\d.]+)>$/.exec(rest) ?? []
  if (at === undefined || seconds === undefined) return []
  return [Number(at) + (rest.startsWith('<...') ? 0 : Number(seconds))]
}
