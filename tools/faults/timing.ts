/**
 * Sign-in, reset and subscription for addresses that are known and ones that are not, 300 pairs each in
 * turn: the same bytes, and no difference in time (Welch's |t|). Needs a quiet machine.
 */
import { onAttacked, type Attacked } from './support/attacked.ts'
import { inParallel } from './support/in-parallel.ts'
import { never, type Row } from './support/row.ts'
import { welch } from './support/welch.ts'

const pairs = 300
const mostT = 4.5

interface Door {
  name: string
  path: string
  body(email: string): object
}

const doors: readonly Door[] = [
  {
    name: 'sign-in',
    path: '/sessions',
    body: (email) => ({ email, password: 'not the password' }),
  },
  { name: 'reset', path: '/account/reset', body: (email) => ({ email }) },
  { name: 'subscribe', path: '/api/newsletter/subscribe', body: (email) => ({ email }) },
]

export const measure = (): Promise<Row[]> => onAttacked(attack)

const known = (n: number) => `known${n}@example.com`
const unknown = (n: number) => `other${n}@example.com`

async function attack(server: Attacked): Promise<Row[]> {
  const admin = await server.signIn()
  for (let n = 0; n < pairs; n += 1) {
    const user = { email: known(n), name: 'Ada', role: 'viewer' }
    const { status } = await server.send('POST', '/users', user, admin)
    if (status !== 201) throw new Error(`An invitation is answered ${status}`)
  }
  // Each takes as long as any: several at once.
  await inParallel(Array(pairs).fill(0), 4, (_, n) =>
    server.send('POST', '/api/newsletter/subscribe', { email: known(n) }),
  )
  const rows: Row[] = []
  for (const door of doors) rows.push(...(await compare(server, door)))
  return rows
}

async function compare(server: Attacked, { name, path, body }: Door): Promise<Row[]> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const differing: string[] = []
  for (let n = -10; n < pairs; n += 1) {
    const order = n % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    const seen: string[] = []
    for (const kind of order) {
      const at = Math.max(n, 0)
      const email = kind === 'known' ? known(at) : unknown(at)
      const began = performance.now()
      const answer = await server.send('POST', path, body(email))
      const text = await answer.text()
      const took = performance.now() - began
      // The first ones only warm both sides up.
      if (n >= 0) times[kind].push(took)
      seen.push(fixed(answer, text))
    }
    if (seen[0] !== seen[1]) differing.push(seen.join(' and '))
  }
  const t = greatestT(times.known, times.unknown)
  return [
    never(`${name}, known and unknown addresses: answers that differ`, pairs, differing),
    {
      what: `${name}: Welch's |t| of ${pairs} pairs, with and without the slowest tenth`,
      target: `< ${mostT}`,
      measured: t.toFixed(2),
      met: t < mostT,
    },
  ]
}

/** Of all, and of those in which the machine did nothing else, where a difference shows best. */
function greatestT(a: readonly number[], b: readonly number[]): number {
  const all = [...a, ...b].toSorted((one, other) => one - other)
  const slow = all[Math.floor(all.length * 0.9)]!
  const quick = (sample: readonly number[]) => sample.filter((ms) => ms < slow)
  return Math.max(Math.abs(welch(a, b)), Math.abs(welch(quick(a), quick(b))))
}

/** Everything of an answer but what is new each time. */
function fixed({ status, headers }: Response, text: string): string {
  const lines = [...headers].filter(([name]) => name !== 'date')
  return JSON.stringify([status, lines, text.replace(/"requestId":"[^"]+"/, '')])
}
