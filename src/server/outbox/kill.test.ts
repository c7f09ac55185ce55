import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, type Store } from '../database/store.ts'
import { smtpMailer } from './mailer.ts'
import { createOutbox } from './outbox.ts'
import { migrations } from '#migrations/index.ts'
import { newStorePlace } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startSmtp } from '#tests/support/smtp.ts'

const script = join(import.meta.dirname, '../../../tests/support/mail-worker.ts')

let place: Awaited<ReturnType<typeof newStorePlace>>
let store: Store
beforeAll(async () => {
  place = await newStorePlace()
  store = await openStore(place, migrations)
})
afterAll(async () => {
  await store.close()
  rmSync(place.dataDir, { recursive: true })
})

const states = async () =>
  (await store.db.selectFrom('outbox').select('state').execute()).map(({ state }) => state)

test('a worker that is killed after sending, before storing that, sends again under the same Message-ID', async () => {
  const smtp = await startSmtp()
  smtp.answer(false)
  let offset = 0
  const outbox = createOutbox({
    store,
    clock: { now: () => new Date(Date.now() + offset) },
    log: pino({ level: 'silent' }),
    mailer: smtpMailer(smtp.url, { name: 'Site', address: 'no-reply@site.example' }),
    logBodies: false,
  })
  const mail = { to: 'team@example.com', subject: 'Once more', text: 'Text' }
  await store.write([], (db) => outbox.add(db, mail))

  const worker = spawn(process.execPath, [
    script,
    smtp.url,
    place.dataDir,
    ...(place.databaseUrl ? [place.databaseUrl] : []),
  ])
  await eventually(() => expect(smtp.received).toHaveLength(1), { timeout: 20_000 })
  worker.kill('SIGKILL')
  await once(worker, 'close')

  smtp.answer(true)
  outbox.wake()
  await outbox.stop()
  expect([smtp.received.length, await states()]).toEqual([1, ['waiting']])

  offset = 121_000
  outbox.wake()
  await eventually(async () => expect(await states()).toEqual(['sent']), { timeout: 20_000 })
  const [first, second, ...others] = smtp.received.map(({ messageId }) => messageId)
  expect([second, others]).toEqual([first, []])
  expect(first).toMatch(/^<[0-9a-f-]{36}@site\.example>$/)
  await outbox.stop()
  await smtp.stop()
}, 60_000)
