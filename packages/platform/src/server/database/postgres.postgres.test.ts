import { expect, test } from 'vitest'
import { startPostgres } from '#testing/postgres.ts'
import { openPool } from './postgres.ts'

test('a PostgreSQL that stops during a query fails the query, not the process', async () => {
  const server = await startPostgres()
  const pool = openPool(server.url)
  const running = async () => {
    const { rows } = await pool.query('select 1 from pg_stat_activity where query ~ $1', [
      '^select pg_sleep',
    ])
    return rows.length
  }
  const uncaught: unknown[] = []
  const note = (error: unknown) => void uncaught.push(error)
  process.prependListener('uncaughtException', note)
  // As a transaction does: the connection is taken out of the pool for longer than one query.
  const client = await pool.connect()
  const query = expect(client.query('select pg_sleep(30)')).rejects.toThrow()
  await expect.poll(running).toBe(1)
  await server.stop()
  await query
  client.release(true)
  await pool.end()
  process.off('uncaughtException', note)
  expect(uncaught).toEqual([])
})
