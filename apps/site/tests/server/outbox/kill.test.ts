import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { smtpMailer } from '@repo/platform/server/outbox/mailer.ts'
import { createOutbox } from '@repo/platform/server/outbox/outbox.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { startSmtp } from '@repo/platform/testing/smtp.ts'
import { useStore } from '#tests/support/store.ts'

const script = join(import.meta.dirname, '../../support/mail-worker.ts')

const own = useStore()

const states = async () =>
  (await own.store.db.selectFrom('outbox').select('state').execute()).map(({ state }) => state)

test('a worker that is killed after sending, before storing that, sends again under the same Message-ID', async () => {
  const smtp = await startSmtp()
  smtp.answer(false)
  let offset = 0
  const outbox = createOutbox({
    store: own.store,
    clock: { now: () => new Date(Date.now() + offset) },
    log: pino({ level: 'silent' }),
    mailer: smtpMailer(smtp.url, { name: 'Site', address: 'no-reply@site.example' }),
    logBodies: false,
  })
  const mail = { to: 'team@example.com', subject: 'Once more', text: 'Text' }
  await own.store.write([], (db) => outbox.add(db, mail))

  const worker = spawn(process.execPath, [
    script,
    smtp.url,
    own.place.dataDir,
    ...(own.place.databaseUrl ? [own.place.databaseUrl] : []),
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
