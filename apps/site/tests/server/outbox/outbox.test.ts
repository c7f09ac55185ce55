import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { timestamp } from '@repo/platform/server/clock.ts'
import type { Store } from '@repo/platform/server/database/store.ts'
import { createOutbox } from '@repo/platform/server/outbox/outbox.ts'
import type { Mail } from '@repo/platform/server/outbox/table.ts'
import { useProduct } from '#tests/support/product.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'

const site = useProduct()
let store: Store
beforeAll(async () => {
  store = site.product.platform.store
  await site.product.platform.outbox.stop()
})
beforeEach(async () => {
  await store.write([], (db) => db.deleteFrom('outbox').execute())
})

const mail = (subject: string): Mail => ({ to: 'team@example.com', subject, text: 'text' })
const log = pino({ level: 'silent' })
const states = async () =>
  (await store.db.selectFrom('outbox').select('state').orderBy('id').execute()).map((m) => m.state)

/** A worker of its own on the store, as a second server has one. */
function worker(
  send: (id: string, mail: Mail) => Promise<void>,
  clock = site.product.platform.clock,
) {
  const mailer = { send, close() {} }
  return createOutbox({ store, clock, log, mailer, logBodies: false })
}

test('several workers send each mail once', async () => {
  const sent: string[] = []
  const send = async (_: string, { subject }: Mail) => void sent.push(subject)
  const workers = [worker(send), worker(send), worker(send)]
  const subjects = Array.from({ length: 20 }, (_, n) => `mail ${n}`)
  await store.write([], async (db) => {
    for (const subject of subjects) await workers[0]!.add(db, mail(subject))
  })
  for (const one of workers) one.wake()
  await eventually(async () => expect(new Set(await states())).toEqual(new Set(['sent'])))
  expect(sent.toSorted()).toEqual(subjects.toSorted())
})

test('a mail is sent only if its transaction is committed', async () => {
  const sent: string[] = []
  const outbox = worker(async (_, { subject }) => void sent.push(subject))
  const failing = store.write([], async (db) => {
    await outbox.add(db, mail('never'))
    throw new Error('after all not')
  })
  await expect(failing).rejects.toThrow('after all not')
  outbox.wake()
  await outbox.stop()
  expect([sent, await states()]).toEqual([[], []])
})

test('an entry of a crashed worker is sent by another one after the lease, under the same id', async () => {
  const begun: string[] = []
  const dead = worker((id) => {
    begun.push(id)
    return new Promise(() => {})
  })
  await store.write([], (db) => dead.add(db, mail('twice at most')))
  dead.wake()
  await eventually(() => expect(begun).toHaveLength(1))
  const sent: string[] = []
  const living = worker(async (id) => void sent.push(id))
  living.wake()
  await living.stop()
  expect(sent).toEqual([])
  site.advance(121_000)
  living.wake()
  await eventually(() => expect(sent).toEqual(begun))
  await eventually(async () => expect(await states()).toEqual(['sent']))
})

test('what a process is sending it does not send once more, though the clock has passed the lease', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const begun: string[] = []
  const outbox = worker(async (id) => {
    begun.push(id)
    await promise
  })
  await store.write([], (db) => outbox.add(db, mail('once')))
  outbox.wake()
  await eventually(() => expect(begun).toHaveLength(1))
  site.advance(121_000)
  outbox.wake()
  // The worker has checked again, since an attempt for a later email has begun.
  await store.write([], (db) => outbox.add(db, mail('after')))
  outbox.wake()
  await eventually(() => expect(begun).toHaveLength(2))
  resolve()
  await eventually(async () => expect(await states()).toEqual(['sent', 'sent']))
  expect([begun.length, new Set(begun).size]).toEqual([2, 2])
  await outbox.stop()
})

test('claims of one process that begin at once send a mail once, though each finds the clock set on', async () => {
  const begun: string[] = []
  let hours = 0
  const clock = { now: () => new Date(Date.now() + (hours += 1) * 3_600_000) }
  const send = async (id: string) => {
    begun.push(id)
    await sleep(100)
  }
  const outbox = worker(send, clock)
  await store.write([], (db) => outbox.add(db, mail('once')))
  outbox.wake()
  await eventually(async () => expect(await states()).toEqual(['sent']))
  await outbox.stop()
  expect(begun).toHaveLength(1)
})

test('once the clock was set back, mails from before leave, and no lease is longer than one', async () => {
  const sent: string[] = []
  const outbox = worker(async (_, { subject }) => void sent.push(subject))
  await store.write([], (db) => outbox.add(db, [mail('waits'), mail('leased')]))
  const { clock } = site.product.platform
  const later = (ms: number) => timestamp(clock, ms)
  const leased = store.db.selectFrom('outbox').select('id').orderBy('id', 'desc').limit(1)
  await store.write([], async (db) => {
    await db
      .updateTable('outbox')
      .set({ run_at: later(86_400_000) })
      .execute()
    const locked_until = later(86_400_000)
    await db.updateTable('outbox').set({ locked_until }).where('id', '=', leased).execute()
  })
  outbox.wake()
  await outbox.stop()
  expect(sent).toEqual([])
  outbox.start()
  await eventually(() => expect(sent).toEqual(['waits']))
  site.advance(121_000)
  outbox.wake()
  await eventually(() => expect(sent).toEqual(['waits', 'leased']))
  await outbox.stop()
})

test('what a clock that was an hour ahead has put off leaves now, other attempts when they are due', async () => {
  const sent: string[] = []
  const outbox = worker(async (_, { subject }) => void sent.push(subject))
  await store.write([], (db) => outbox.add(db, [mail('tried then'), mail('tried now')]))
  const { clock } = site.product.platform
  const later = (ms: number) => timestamp(clock, ms)
  await store.write([], async (db) => {
    const run_at = later(3_610_000)
    await db.updateTable('outbox').set({ run_at }).execute()
    const updated_at = later(3_600_000)
    await db.updateTable('outbox').set({ updated_at }).where('subject', '=', 'tried then').execute()
  })
  outbox.start()
  await eventually(() => expect(sent).toEqual(['tried then']))
  site.advance(3_611_000)
  outbox.wake()
  await eventually(() => expect(sent).toEqual(['tried then', 'tried now']))
  await outbox.stop()
})

test('a mail that hangs does not delay those after it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const sent: string[] = []
  const outbox = worker(async (_, { subject }) => {
    if (subject === 'hanging') await promise
    sent.push(subject)
  })
  await store.write([], (db) => outbox.add(db, mail('hanging')))
  outbox.wake()
  await eventually(async () => {
    const row = await store.db.selectFrom('outbox').select('locked_until').executeTakeFirstOrThrow()
    expect(row.locked_until).not.toBeNull()
  })
  for (const subject of ['second', 'third']) {
    await store.write([], (db) => outbox.add(db, mail(subject)))
    outbox.wake()
    await eventually(() => expect(sent).toContain(subject))
  }
  resolve()
  await outbox.stop()
  expect(sent).toEqual(['second', 'third', 'hanging'])
})

test('attempts back off and end after thirty; a failed entry can still be read', async () => {
  let attempts = 0
  const outbox = worker(async () => {
    attempts += 1
    throw new Error('550 no such user')
  })
  await store.write([], (db) => outbox.add(db, mail('hopeless')))
  for (let n = 1; n <= 30; n += 1) {
    outbox.wake()
    await eventually(async () => {
      const row = await store.db.selectFrom('outbox').select('attempts').executeTakeFirstOrThrow()
      expect(row.attempts).toBe(n)
    })
    if (n === 1) {
      site.advance(9_000)
      outbox.wake()
      await outbox.stop()
      expect(attempts).toBe(1)
    }
    site.advance(4 * 3_600_000 + 1)
  }
  outbox.wake()
  await outbox.stop()
  expect(attempts).toBe(30)
  const row = await store.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'failed', last_error: '550 no such user' })
  expect(row.payload).toEqual(mail('hopeless'))
})

test('without a mail server mails wait', async () => {
  const { clock } = site.product.platform
  const outbox = createOutbox({ store, clock, log, mailer: undefined, logBodies: false })
  await store.write([], (db) => outbox.add(db, mail('waiting')))
  outbox.start()
  await outbox.stop()
  expect(await states()).toEqual(['waiting'])
})

test('while a write goes on the outbox waits for it, and nobody who reads does', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const outbox = worker(async () => {})
  const long = store.write([], async (db) => {
    await outbox.add(db, mail('later'))
    await promise
  })
  outbox.wake()
  await sleep(100)
  expect(await states()).toEqual([])
  resolve()
  await long
  outbox.wake()
  await outbox.stop()
  expect(await states()).toEqual(['sent'])
  // SQLite waits ten seconds for a lock, with the connection that it was asked on.
}, 10_000)
