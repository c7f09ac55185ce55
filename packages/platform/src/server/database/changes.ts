import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import { second } from '../clock.ts'
import { loadPg } from './pg.ts'
import { connectionSettings, toldApart } from './postgres.ts'
import type { WriteTransaction } from './tables.ts'

/** What changed: a topic such as `news`; `*` is everything (see `topics.ts`). */
type Listener = (topic: string) => void

export interface Changes {
  listen(listener: Listener): void
  /** Notifies the listeners of this process. */
  notify(topics: Iterable<string>): void
}

interface SharedChanges extends Changes {
  /** Notifies the other servers when the transaction is committed. */
  notifyServers(db: WriteTransaction, topics: Iterable<string>): Promise<void>
  close(): Promise<void>
}

/** Changes within this process. */
export function localChanges(): Changes {
  const listeners = new Set<Listener>()
  return {
    listen: (listener) => void listeners.add(listener),
    notify(topics) {
      for (const topic of topics) for (const listener of listeners) listener(topic)
    },
  }
}

const channel = 'trilane_changes'

/**
 * Changes that reach every server on the database through LISTEN/NOTIFY. A connection that is silently
 * gone misses every change, and TCP notices after many minutes: it is asked for an answer every
 * `heartbeatMs`.
 */
export async function postgresChanges(
  url: string,
  { heartbeatMs = 10 * second } = {},
): Promise<SharedChanges> {
  const local = localChanges()
  let closed = false
  let client = await listen()

  async function listen(): Promise<pg.Client> {
    const { Client } = loadPg()
    const fresh = new Client({
      connectionString: url,
      ...connectionSettings,
      query_timeout: heartbeatMs,
    })
    let listening = false
    const heartbeat = setInterval(() => {
      // A connection with an unanswered query is destroyed at once, and ends.
      if (listening) fresh.query('select 1').catch(() => fresh.end())
    }, heartbeatMs)
    heartbeat.unref()
    fresh.on('notification', ({ payload }) => local.notify([payload ?? '*']))
    fresh.on('error', () => {})
    fresh.on('end', () => {
      clearInterval(heartbeat)
      // A failed attempt to connect ends too: only a connection that listened is replaced.
      if (listening) void reconnect()
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
    } catch (error) {
      await fresh.end().catch(() => {})
      throw toldApart(error)
    }
    listening = true
    return fresh
  }

  async function reconnect(): Promise<void> {
    while (!closed) {
      try {
        client = await listen()
        if (closed) await client.end()
        else local.notify(['*'])
        return
      } catch {
        await sleep(500)
      }
    }
  }

  return {
    ...local,
    async notifyServers(db, topics) {
      for (const topic of topics) await sql`select pg_notify(${channel}, ${topic})`.execute(db)
    },
    async close() {
      closed = true
      await client.end()
    },
  }
}
