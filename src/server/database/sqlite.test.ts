import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore } from './store.ts'

test('SQLite is durable: WAL, synchronous=FULL', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'trilane-sqlite-'))
  const store = await openStore({ dataDir }, {})
  const pragma = async (name: string) => {
    const { rows } = await sql<object>`pragma ${sql.raw(name)}`.execute(store.db)
    return Object.values(rows[0]!)[0] as unknown
  }
  expect(await pragma('journal_mode')).toBe('wal')
  expect(await pragma('synchronous')).toBe(2)
  expect(await pragma('foreign_keys')).toBe(1)
  expect(await pragma('busy_timeout')).toBe(10_000)
  await store.close()
  rmSync(dataDir, { recursive: true })
})
