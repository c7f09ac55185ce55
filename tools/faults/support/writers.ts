import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { administrator } from '@repo/site/tests/support/demo-store-setup.ts'
import type { Engine } from './engines.ts'
import { sessionOf } from '@repo/platform/testing/cookies.ts'

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

/** The Cookie header of a new session of the administrator. */
export async function signIn(url: string): Promise<string> {
  const answer = await send(url, 'POST', '/sessions', { json: administrator })
  if (answer.status !== 201) throw new Error(`Signing in is answered ${answer.status}`)
  return sessionOf(answer)
}

interface Sent {
  json?: unknown
  form?: FormData
  headers?: Record<string, string>
}

export function send(
  url: string,
  method: string,
  path: string,
  { json, form, headers = {} }: Sent = {},
): Promise<Response> {
  return fetch(url + path, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    headers: {
      origin: url,
      ...headers,
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    ...((json !== undefined || form) && { body: form ?? JSON.stringify(json) }),
  })
}

interface Writing {
  url: string
  /**
   * The administrator's cookie, for writing articles and files; absent: only demo requests are
   * sent.
   */
  cookie?: string
  /** The number of parallel visitors that send demo requests. */
  visitors?: number
  pauseMs?: number
}

/**
 * Writes until it is stopped. After no answer or a 503, a demo request is sent again under its key
 * until the server accepts it, as browsers do.
 */
export function startWriters(
  written: Written,
  { url, cookie, visitors = 6, pauseMs = 0 }: Writing,
) {
  let over = false
  const open: string[] = []

  /** Returns the body of a successful response. */
  async function taken(answering: Promise<Response>): Promise<{ id: string } | undefined> {
    const began = performance.now()
    try {
      const answer = await answering
      count(written, answer.status)
      const body = (await answer.json()) as { id: string; errorCode?: string }
      if (answer.ok) return body
      written.refusedMs.push(performance.now() - began)
      const isRefusal = [503, 429].includes(answer.status) && answer.headers.has('retry-after')
      if (!isRefusal) written.unexpected.push(`${answer.status} ${JSON.stringify(body)}`)
    } catch {
      count(written, 'none')
    }
    return undefined
  }

  async function visitor(): Promise<void> {
    while (!over) {
      const key = open.pop() ?? randomUUID()
      const made = await taken(
        send(url, 'POST', '/api/service/requestdemo', {
          headers: { 'idempotency-key': key },
          json: {
            name: 'Visitor',
            email: `${key}@example.com`,
            company: 'Hall',
            country: 'PT',
            comments: 'x'.repeat(500),
          },
        }),
      )
      if (made) written.leads.set(key, made.id)
      else {
        open.push(key)
        await sleep(20)
      }
      await sleep(pauseMs)
    }
  }

  async function editor(headers: { cookie: string }): Promise<void> {
    while (!over) {
      const permalink = randomUUID()
      const json = { language: 'en', title: 'Hall', permalink, content: '<p>Anchors</p>' }
      const made = await taken(send(url, 'POST', '/api/news', { headers, json }))
      if (made) written.articles.add(made.id)
      const bytes = `%PDF-1.7\n% ${permalink}\n${'x'.repeat(20_000)}\n%%EOF\n`
      const form = new FormData()
      form.append('file', new File([bytes], `${permalink}.pdf`))
      const file = await taken(send(url, 'POST', '/api/library/file', { headers, form }))
      if (file) written.files.set(file.id, hashOf(bytes))
      if (!made || !file) await sleep(20)
      await sleep(pauseMs)
    }
  }

  const all = Promise.all([
    ...Array.from({ length: visitors }, visitor),
    ...(cookie ? [editor({ cookie })] : []),
  ])
  return {
    /** Resolves when the last request has been answered or has failed. */
    async stop(): Promise<void> {
      over = true
      await all
    },
  }
}

/** Hashes bytes as the library names its files. */
export const hashOf = (bytes: string | Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32)

function count({ statuses }: Pick<Written, 'statuses'>, status: number | 'none'): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
}

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
