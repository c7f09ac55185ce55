/**
 * Clients send twenty times as many requests as the server can answer, for 20 s, on each engine.
 * The server answers as many as it can, rejects the rest as the API describes, and recovers within
 * 3 s.
 */
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createdIdIn } from '@repo/platform/testing/answered.ts'
import { startBuiltServer, type BuiltServer } from '@repo/platform/testing/built-server.ts'
import { demoRequest } from '@repo/site/tests/support/factories.ts'
import { onEngines, type Engine } from './support/engines.ts'
import { quantile } from '@repo/platform/values/quantile.ts'
import { never, within, type Row } from './support/row.ts'

const times = 20
const seconds = 20
/**
 * Browsers and proxies open no more connections to wait on; further requests wait at the client.
 */
const connections = 2_000
const normalMs = 3_000
/** Multiple of the median response time without load that counts as recovered. */
const asBefore = 2
const every = 2
/** The number of parallel requests while answers are read. */
const mostAtOnce = 400
/** The number of answers for a median. */
const some = 9

export const measure = (): Promise<Row[]> => onEngines(overload)

interface Outcome {
  status: number | string
  ms: number
  isRefusal: boolean
  id?: string
}

async function overload(engine: Engine): Promise<Row[]> {
  const server = await startBuiltServer({ ...engine.settings, SEED: 'demo' })
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  try {
    const asked = asker(server, agent)
    const capacity = await capacityOf(asked)
    const before = await oneByOne(asked)
    const outcomes: Outcome[] = []
    const kept: Outcome[] = []
    const open = new Set<Promise<unknown>>()
    const aim = (capacity * times * 1.1) / 1_000
    const began = performance.now()
    const elapsed = () => performance.now() - began
    let [sent, asides] = [0, 0]
    while (elapsed() < seconds * 1_000) {
      for (const due = Math.min(elapsed() * aim, sent + mostAtOnce); sent < due; sent += 1)
        follow(
          open,
          asked().then((one) => outcomes.push(one)),
        )
      for (; asides < elapsed() / 100; asides += 1)
        follow(
          open,
          asked('/en').then((one) => kept.push(one)),
        )
      await sleep(every)
    }
    const rate = sent / (elapsed() / 1_000)
    const normal = await untilNormal(asked, median(before) * asBefore)
    await Promise.all(open)
    const rows = await engine.rows<{ id: string }>('select id from lead')
    const stored = new Set(rows.map(({ id }) => id))
    const acknowledged = outcomes.flatMap(({ id }) => (id ? [id] : []))
    const answered = outcomes.filter(isAnswer)
    const refused = outcomes.filter(({ isRefusal }) => isRefusal)
    const others = outcomes.filter((one) => !isAnswer(one) && !one.isRefusal)
    const what = `overload for ${seconds} s, ${engine.name}`
    return [
      {
        what: `${what}: offered a second, of what it can answer`,
        target: `≥ ${times} times`,
        measured: `${Math.round(rate)}, ${(rate / capacity).toFixed(1)} times; ${answered.length} answered, ${refused.length} refused`,
        met: rate / capacity >= times * 0.9 && refused.length > 0 && answered.length > 0,
      },
      never(
        `${what}: neither answered nor refused 503 or 429 with Retry-After`,
        outcomes.length,
        others.map(({ status, ms }) => `${status} after ${Math.round(ms)} ms`),
      ),
      never(
        `${what}: kept pages not answered`,
        kept.length,
        kept.filter(({ status }) => status !== 200).map(({ status }) => `${status}`),
      ),
      never(
        `${what}: acknowledged and lost`,
        acknowledged.length,
        acknowledged.filter((id) => !stored.has(id)),
      ),
      within(`${what}: until the median is at most ${asBefore} times that of before`, [normal], {
        max: normalMs,
      }),
      never(
        `${what}: errors in the log`,
        outcomes.length,
        server
          .log()
          .split('\n')
          .filter((line) => /"level":[56]0/.test(line)),
      ),
    ]
  } finally {
    agent.destroy()
    await server.stop()
  }
}

function follow(open: Set<Promise<unknown>>, one: Promise<unknown>): void {
  open.add(one)
  void one.finally(() => open.delete(one))
}

/** Requests pages of a search and demo requests, each different; or a cached page. */
function asker({ url }: BuiltServer, agent: Agent) {
  let n = 0
  return (page?: string): Promise<Outcome> => {
    n += 1
    const path = page ?? (n % 3 ? `/en/news?search=hall${n}` : '/api/service/requestdemo')
    const json = path.endsWith('requestdemo') ? JSON.stringify(demoRequest()) : undefined
    return once(url + path, agent, json)
  }
}

function once(address: string, agent: Agent, json: string | undefined): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const began = performance.now()
  const failed = (error: Error) =>
    resolve({ status: error.message, ms: performance.now() - began, isRefusal: false })
  const headers = json
    ? { 'content-type': 'application/json', origin: new URL(address).origin }
    : {}
  request(address, { agent, method: json ? 'POST' : 'GET', headers }, (answer) => {
    const { statusCode: status = 0 } = answer
    const isRefusal = (status === 503 || status === 429) && 'retry-after' in answer.headers
    let body = ''
    answer.setEncoding('utf8').on('data', (part: string) => (body += status === 201 ? part : ''))
    answer.on('error', failed)
    answer.on('end', () =>
      resolve({
        status,
        ms: performance.now() - began,
        isRefusal,
        ...(status === 201 && { id: createdIdIn(body) }),
      }),
    )
  })
    .on('error', failed)
    .end(json)
  return promise
}

/** Measures answers per second with eight parallel requests. */
async function capacityOf(asked: () => Promise<Outcome>): Promise<number> {
  const ms = 5_000
  let answers = 0
  const began = performance.now()
  const line = async () => {
    while (performance.now() - began < ms) {
      await asked()
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: 8 }, line))
  return answers / ((performance.now() - began) / 1_000)
}

async function oneByOne(asked: () => Promise<Outcome>): Promise<number[]> {
  const found: number[] = []
  for (let n = 0; n < 60; n += 1) found.push((await asked()).ms)
  return found
}

/** Returns the milliseconds until the first series of answers that are as fast as `fast`. */
async function untilNormal(asked: () => Promise<Outcome>, fast: number): Promise<number> {
  const began = performance.now()
  const starts: number[] = []
  const found: number[] = []
  while (performance.now() - began < 20_000) {
    starts.push(performance.now() - began)
    const one = await asked()
    found.push(isAnswer(one) ? one.ms : Infinity)
    if (found.length >= some && median(found.slice(-some)) <= fast) return starts.at(-some) ?? NaN
  }
  return Infinity
}

const isAnswer = ({ status }: Pick<Outcome, 'status'>) => status === 200 || status === 201

const median = (values: readonly number[]) => quantile(values, 0.5)
