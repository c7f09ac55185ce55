/**
 * SIGTERM arrives under reads and writes, on each engine and on PostgreSQL with workers, while some
 * clients leave early.
 *
 * The server answers every request that it has begun and resets no connection. The process ends by
 * itself with code 0, acknowledged writes are stored, and the log contains no error.
 */
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createdIdIn } from '@repo/platform/testing/answered.ts'
import { startBuiltServer, type BuiltServer } from '@repo/platform/testing/built-server.ts'
import { demoRequest } from '@repo/site/tests/support/factories.ts'
import { onEngines, type Engine } from './support/engines.ts'
import { never, within, type Row } from './support/row.ts'
import { inTurn } from '@repo/platform/values/in-turn.ts'

const times = 5
/** More clients than the server answers at once: some wait, and some are not accepted yet. */
const clients = 60
const impatient = 5
const patienceMs = 40
/** The grace period and the running work, on a busy machine. */
const endMs = 6_000
const paths = ['/en', '/en/news?search=hall{n}', '/api/news/site/en?search=hall{n}', '/en/pricing']

export const measure = (): Promise<Row[]> =>
  onEngines(async (engine) => [
    ...(await drain(engine, '1')),
    // Further processes need PostgreSQL.
    ...(engine.postgres ? await drain(engine, '2') : []),
  ])

async function drain(engine: Engine, WORKERS: string): Promise<Row[]> {
  const ends: number[] = []
  const broken: string[] = []
  const lost: string[] = []
  const codes: string[] = []
  const errors: string[] = []
  let [answered, taken] = [0, 0]
  for (let n = 0; n < times; n += 1) {
    const server = await startBuiltServer({ ...engine.settings, WORKERS, SEED: 'none' })
    const acknowledged: string[] = []
    const done = Promise.all(
      Array.from({ length: clients }, (_, at) => client(server, at, { acknowledged, broken })),
    )
    const goers = Promise.all(Array.from({ length: impatient }, () => goesEarly(server)))
    await sleep(500)
    const began = performance.now()
    const code = await server.stop()
    ends.push(performance.now() - began)
    if (code !== 0) codes.push(`ended with ${code}`)
    answered += (await done).reduce((sum, one) => sum + one, 0)
    taken += acknowledged.length
    await goers
    errors.push(...server.log().split('\n').filter(isError))
    const rows = await engine.rows<{ id: string }>('select id from lead')
    const stored = new Set(rows.map(({ id }) => id))
    lost.push(...acknowledged.filter((id) => !stored.has(id)))
  }
  const what = `SIGTERM under ${clients} clients, ${engine.name}, ${WORKERS} process${WORKERS === '1' ? '' : 'es'}, ${times} times`
  return [
    never(`${what}: requests that were reset or not answered`, answered, broken),
    never(`${what}: acknowledged and lost`, taken, lost),
    never(`${what}: ends that are not in order`, times, codes),
    never(`${what}: errors in the log`, times, errors),
    within(`${what}: until the process has ended`, ends, { max: endMs }),
  ]
}

const isError = (line: string) => /"level":[56]0/.test(line)

/** Sends requests and closes each connection before the answer, until the port is closed. */
async function goesEarly({ url }: BuiltServer): Promise<void> {
  for (let n = 0; ; n += 1)
    try {
      const signal = AbortSignal.timeout(patienceMs)
      await fetch(`${url}/en/news?search=gone${n}`, { signal })
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'TimeoutError') return
    }
}

const pathOf = (at: number, n: number) => inTurn(paths, at + n).replace('{n}', `${at}x${n}`)

interface Outcomes {
  acknowledged: string[]
  broken: string[]
}

/**
 * Sends requests on one connection until the server closes it or the port; returns their number.
 */
async function client(server: BuiltServer, at: number, outcomes: Outcomes): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let n = 0; ; n += 1) {
    const isWrite = (at + n) % 3 === 0
    try {
      const { status, body, isLast } = await once(server.url, agent, {
        method: isWrite ? 'POST' : 'GET',
        path: isWrite ? '/api/service/requestdemo' : pathOf(at, n),
        json: isWrite ? demoRequest() : undefined,
      })
      if (status === 201) outcomes.acknowledged.push(createdIdIn(body))
      else if (status !== 200) outcomes.broken.push(`${status} ${body.slice(0, 200)}`)
      if (isLast) return n + 1
    } catch (error) {
      // The port was closed before the request.
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED')
        outcomes.broken.push(String(error))
      return n
    }
  }
}

interface Asked {
  method: string
  path: string
  json: object | undefined
}

function once(url: string, agent: Agent, { method, path, json }: Asked) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    body: string
    isLast: boolean
  }>()
  const headers = { origin: url, ...(json && { 'content-type': 'application/json' }) }
  request(url + path, { agent, method, headers }, (answer) => {
    let body = ''
    answer.setEncoding('utf8').on('data', (part: string) => (body += part))
    answer.on('error', reject)
    answer.on('end', () =>
      resolve({
        status: answer.statusCode ?? 0,
        body,
        isLast: answer.headers.connection === 'close',
      }),
    )
  })
    .on('error', reject)
    .end(json && JSON.stringify(json))
  return promise
}
