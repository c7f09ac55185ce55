/**
 * A mail server is away for an hour of a simulated clock while demo requests come in, and the
 * product is killed once. Afterwards every email has arrived exactly once.
 */
import { hour, minute } from '@repo/platform/server/clock.ts'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { startSmtp } from '@repo/platform/testing/smtp.ts'
import { movableClock } from './support/clock.ts'
import { onEngines, type Engine } from './support/engines.ts'
import { timeUntil } from './support/readers.ts'
import { never, type Row } from './support/row.ts'
import { send } from './support/send.ts'
import { createdId } from '@repo/platform/testing/answered.ts'

const minutes = 60
const requestsAMinute = 3

export const measure = (): Promise<Row[]> => onEngines(away)

async function away(engine: Engine): Promise<Row[]> {
  const smtp = await startSmtp()
  const clock = movableClock(engine.settings.DATA_DIR)
  const settings = { ...engine.settings, ...clock.settings, SEED: 'none', SMTP_URL: smtp.url }
  let server = await startBuiltServer(settings)
  await smtp.stop()
  const acknowledged: string[] = []
  const request = async () => {
    const json = {
      name: 'Visitor',
      email: `visitor${acknowledged.length}@example.com`,
      company: 'Hall',
      country: 'PT',
    }
    const answer = await send(server.url, 'POST', '/api/service/requestdemo', { json })
    if (answer.status !== 201) throw new Error(`A demo request is answered ${answer.status}`)
    acknowledged.push(await createdId(answer))
  }
  for (let n = 0; n < minutes; n += 1) {
    for (let m = 0; m < requestsAMinute; m += 1) await request()
    await clock.move(minute)
    if (n !== minutes / 2) continue
    await server.kill()
    server = await startBuiltServer(settings)
  }
  await smtp.start()
  const back = clock.now()
  const waiting = async (by: number) => {
    const rows = await engine.rows<{ n: number | string }>(
      `select count(*) as n from outbox where kind = 'mail' and state <> 'sent'
        and run_at <= '${new Date(by).toISOString()}'`,
    )
    return Number(rows[0]?.n)
  }
  const latest = back + 6 * hour
  while ((await waiting(latest)) > 0 && clock.now() < latest) {
    await clock.move(5 * minute)
    await request()
    // The clock stops until all due emails have been sent.
    const due = clock.now()
    await timeUntil(async () => (await waiting(due)) === 0)
  }
  const lastLeft = Math.round((clock.now() - back) / minute)
  await server.stop()
  await smtp.stop()
  const stored = await engine.rows<{ id: string; about: string; state: string }>(
    "select id, about, state from outbox where kind = 'mail'",
  )
  const ids = smtp.received.map(({ messageId }) => /^<([^@]+)@/.exec(messageId)?.[1] ?? messageId)
  const arrived = new Set(ids)
  const what = `mail server away for an hour, ${engine.name}`
  return [
    never(
      `${what}: demo requests without both of their mails`,
      acknowledged.length,
      acknowledged.filter((id) => stored.filter(({ about }) => about === id).length !== 2),
    ),
    never(
      `${what}: mails that have not arrived`,
      stored.length,
      stored.filter(({ id, state }) => !arrived.has(id) || state !== 'sent').map(({ id }) => id),
    ),
    never(
      `${what}: mails that have arrived twice`,
      ids.length,
      ids.filter((id, at) => ids.indexOf(id) !== at),
    ),
    {
      what: `${what}: the last one leaves`,
      target: '≤ 90 min after it is back',
      measured: `${lastLeft} min`,
      met: lastLeft <= 90,
    },
  ]
}
