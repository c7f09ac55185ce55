/**
 * A clock jumps by an hour, a day and a month, forwards and backwards, while the product runs. The
 * server answers every request, emails are sent, limits end in time, and schedules follow the
 * clock.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { day, hour } from '@repo/platform/server/clock.ts'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { startSmtp } from '@repo/platform/testing/smtp.ts'
import { movableClock } from './support/clock.ts'
import { onEngines, type Engine } from './support/engines.ts'
import { ask, neitherNor, timeUntil, type Answer } from './support/readers.ts'
import { never, within, type Row } from './support/row.ts'
import { send, signIn } from './support/send.ts'
import { createdId } from '@repo/platform/testing/answered.ts'

const jumps = [hour, -2 * hour, day, -2 * day, 30 * day, -60 * day, 31 * day]
const mailMs = 10_000
const pages = ['/en', '/de/terms', '/en/news', '/api/news/site/en', '/sitemap.xml']
const perHour = 20

export const measure = (): Promise<Row[]> => onEngines(jump)

async function jump(engine: Engine): Promise<Row[]> {
  const smtp = await startSmtp()
  const clock = movableClock(engine.settings.DATA_DIR)
  const server = await startBuiltServer({
    ...engine.settings,
    ...clock.settings,
    SEED: 'none',
    SMTP_URL: smtp.url,
    RATE_LIMITS: 'on',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const { url } = server
  let sent = 0
  const request = async (from: string) => {
    const email = `visitor${(sent += 1)}@example.com`
    const json = { name: 'Visitor', email, company: 'Hall', country: 'PT' }
    const headers = { 'x-forwarded-for': from }
    const answer = await send(url, 'POST', '/api/service/requestdemo', { json, headers })
    const retryAfter = Number(answer.headers.get('retry-after') ?? 0)
    return { status: answer.status, email, retryAfter }
  }
  try {
    const answers: Answer[] = []
    const wrong: string[] = []
    const mailed: number[] = []
    const retries: number[] = []
    let { permalink, publishAt } = await schedule(url, clock.now() + hour)
    for (const [at, ms] of [0, ...jumps].entries()) {
      // One request waits while the clock jumps, and another network uses up its limit.
      await smtp.stop()
      const waits = await request(`198.18.${at}.1`)
      for (let n = 0; n < perHour; n += 1) await request(`198.19.${at}.1`)
      await sleep(200)
      await smtp.start()
      await clock.move(ms)
      for (const path of pages) answers.push(await ask(url, path))
      const fresh = await request(`198.18.${at}.2`)
      if (fresh.status !== 201) wrong.push(`a demo request is answered ${fresh.status}`)
      // Where the clock does not jump, the waiting address is still delayed.
      for (const { email } of ms ? [waits, fresh] : [fresh])
        mailed.push(
          await timeUntil(async () => smtp.received.some(({ to }) => to === email), 40_000),
        )
      const limited = await request(`198.19.${at}.1`)
      if (limited.status === 429) retries.push(limited.retryAfter * 1_000)
      const { status } = await ask(url, `/en/${permalink}`)
      const isDue = clock.now() >= publishAt
      if (status !== (isDue ? 200 : 404))
        wrong.push(`an article that is ${isDue ? '' : 'not '}due is answered ${status}`)
      if (!isDue) continue
      ;({ permalink, publishAt } = await schedule(url, clock.now() + hour))
    }
    const what = `${jumps.length} jumps of the clock, ${engine.name}`
    return [
      never(`${what}: pages and calls not answered`, answers.length, neitherNor(answers)),
      never(`${what}: signing in, requests, schedules that go wrong`, jumps.length * 2, wrong),
      within(`${what}: until mails leave, those from before included`, mailed, { max: mailMs }),
      within(`${what}: how long a client that is limited is told to wait`, [...retries, 0], {
        max: hour,
      }),
    ]
  } finally {
    await server.stop()
    await smtp.stop()
  }
}

/** Schedules an article for publication. */
async function schedule(url: string, publishAt: number) {
  const headers = { cookie: await signIn(url) }
  const permalink = crypto.randomUUID()
  const json = { language: 'en', title: 'Hall', permalink, content: '<p>Anchors</p>' }
  const made = await send(url, 'POST', '/api/news', { headers, json })
  const id = await createdId(made)
  const published = await send(url, 'PUT', '/api/news/publish', {
    headers,
    json: { id, publishAt: new Date(publishAt).toISOString() },
  })
  if (!published.ok) throw new Error(`Publishing is answered ${published.status}`)
  return { permalink, publishAt }
}
