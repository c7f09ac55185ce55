import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { send } from './send.ts'
import { hashOf, type Written } from './written.ts'

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

function count({ statuses }: Pick<Written, 'statuses'>, status: number | 'none'): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
}
