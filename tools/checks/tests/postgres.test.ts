import pg from 'pg'
import { expect, test } from 'vitest'
import { createDatabase, startPostgres } from '@repo/platform/testing/postgres.ts'

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

test('every test file gets a database of its own, from a template where it asks for one', async () => {
  const server = await startPostgres()
  const first = await createDatabase({ server: server.url })
  await query(first, 'create table site (name text)')

  const empty = await createDatabase({ server: server.url })
  const copy = await createDatabase({ server: server.url, template: first })

  await expect(query(empty, 'select * from site')).rejects.toThrow('does not exist')
  await expect(query(copy, 'select * from site')).resolves.toEqual([])
  await server.stop()
  await expect(query(empty, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('a durable server keeps fsync on', async () => {
  const server = await startPostgres({ durable: true })
  expect(await query(server.url, 'show fsync')).toEqual([{ fsync: 'on' }])
  await server.stop()
})
