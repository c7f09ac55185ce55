import { createHash } from 'node:crypto'
import type { Engine } from './engines.ts'
import { send } from './send.ts'

/** The acknowledgements of servers, as their clients have recorded them. */
export interface Written {
  /** The ids of acknowledged demo requests, by the sender's key. */
  leads: Map<string, string>
  articles: Set<string>
  /** The hashes of acknowledged library files, by id. */
  files: Map<string, string>
  /** How often each status was answered; `none` counts broken connections. */
  statuses: Map<number | 'none', number>
  /** Responses that are neither a success nor a proper rejection. */
  unexpected: string[]
  /** Response times of rejections, in milliseconds. */
  refusedMs: number[]
}

export const nothingWritten = (): Written => ({
  leads: new Map(),
  articles: new Set(),
  files: new Map(),
  statuses: new Map(),
  unexpected: [],
  refusedMs: [],
})

export const takenOf = ({ leads, articles, files }: Written) =>
  leads.size + articles.size + files.size

/** Hashes bytes as the library names its files. */
export const hashOf = (bytes: string | Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/**
 * Lists acknowledged writes that the store lacks: rows of every kind, and file contents if a server
 * is given.
 */
export async function lostOf(
  { leads, articles, files }: Written,
  engine: Engine,
  server?: { url: string; cookie: string },
): Promise<string[]> {
  const idsIn = async (table: string) =>
    new Set((await engine.rows<{ id: string }>(`select id from ${table}`)).map(({ id }) => id))
  const [inLeads, inNews, inFiles] = [
    await idsIn('lead'),
    await idsIn('news'),
    await idsIn('library_file'),
  ]
  const lost = [
    ...leads.values().filter((id) => !inLeads.has(id)),
    ...articles.values().filter((id) => !inNews.has(id)),
    ...files.keys().filter((id) => !inFiles.has(id)),
  ]
  if (server) {
    const { url, cookie } = server
    const rows = await engine.rows<{ id: string; name: string; hash: string }>(
      'select id, name, hash from library_file',
    )
    for (const { id, name, hash } of rows) {
      if (!files.has(id)) continue
      const answer = await send(url, 'GET', `/library/${hash}/${name}`, { headers: { cookie } })
      const found = hashOf(await answer.bytes())
      if (found !== files.get(id)) lost.push(`bytes of ${id}: ${answer.status}`)
    }
  }
  return lost
}

/** Lists keys with several demo requests, and demo requests without exactly one set of emails. */
export async function doubledOf(engine: Engine): Promise<string[]> {
  const twice = await engine.rows<object>(
    'select email, count(*) as times from lead group by email having count(*) > 1',
  )
  const mails = await engine.rows<object>(
    `select lead.id, count(outbox.id) as mails, count(distinct outbox.recipient) as recipients
      from lead left join outbox on outbox.about = lead.id and outbox.kind = 'mail'
      group by lead.id having count(outbox.id) <> 2 or count(distinct outbox.recipient) <> 2`,
  )
  return [...twice, ...mails].map((row) => JSON.stringify(row))
}
