/**
 * Servers that start at once on a store with nothing in it: eight on one PostgreSQL, which all serve what one
 * of them has prepared, and four on one folder with SQLite, of which one serves and the others say why not.
 */
import { startBuiltServer, type BuiltServer } from '@repo/platform/testing/built-server.ts'
import { freePort } from '@repo/platform/testing/free-port.ts'
import { onEngines, type Engine } from './support/engines.ts'
import { ask } from './support/readers.ts'
import { never, type Row } from './support/row.ts'

const rounds = 3
const servers = { SQLite: 4, PostgreSQL: 8 } as const

export async function measure(): Promise<Row[]> {
  const rows: Row[] = []
  for (let n = 1; n <= rounds; n += 1)
    rows.push(...(await onEngines((engine) => startAtOnce(engine, n))))
  return rows
}

async function startAtOnce(engine: Engine, round: number): Promise<Row[]> {
  const count = servers[engine.name]
  const outcomes = await Promise.allSettled(
    Array.from({ length: count }, async () =>
      startBuiltServer({ ...engine.settings, PORT: String(await freePort()), SEED: 'demo' }),
    ),
  )
  const started = outcomes.filter((one) => one.status === 'fulfilled').map((one) => one.value)
  const reasons = outcomes
    .filter((one) => one.status === 'rejected')
    .map(({ reason }) => String(reason))
  try {
    const wrong = reasons.filter(
      (text) => engine.postgres || !/is already in use by process \d+/.test(text),
    )
    const expected = engine.postgres ? count : 1
    if (started.length !== expected) wrong.push(`${started.length} serve`)
    wrong.push(...(await unlike(engine, started)))
    const what = `${count} servers start at once, ${engine.name}, ${engine.postgres ? 'all' : 'one'} of them serves`
    return [never(`${what}, time ${round}: what goes wrong`, count, wrong)]
  } finally {
    await Promise.all(started.map((server) => server.stop()))
  }
}

/** One administrator, the demo content once, the same on every server. */
async function unlike(engine: Engine, started: readonly BuiltServer[]): Promise<string[]> {
  const countOf = async (table: string) =>
    Number((await engine.rows<{ n: number | string }>(`select count(*) as n from ${table}`))[0]?.n)
  const wrong: string[] = []
  const accounts = await countOf('account')
  if (accounts !== 1) wrong.push(`${accounts} accounts`)
  const twice = await engine.rows<object>(
    'select title from news group by language, title having count(*) > 1',
  )
  const sameFiles = await engine.rows<object>(
    'select name from library_file group by hash, name having count(*) > 1',
  )
  if (twice.length || sameFiles.length || (await countOf('news')) === 0)
    wrong.push(`${twice.length} articles and ${sameFiles.length} files twice`)
  for (const { url } of started)
    for (const path of ['/en', '/de/news', '/en/documents', '/api/news/site/fr']) {
      const { status } = await ask(url, path)
      if (status !== 200) wrong.push(`${path} ${status}`)
    }
  return wrong
}
