// A server's outbox worker as a process of its own; `kill.test.ts` kills it.
import { pino } from 'pino'
import { systemClock } from '@repo/platform/server/clock.ts'
import { openStore } from '@repo/platform/server/database/store.ts'
import { smtpMailer } from '@repo/platform/server/outbox/mailer.ts'
import { createOutbox } from '@repo/platform/server/outbox/outbox.ts'
import { migrations } from '#migrations/index.ts'

const [smtpUrl = '', dataDir = '', databaseUrl] = process.argv.slice(2)
const store = await openStore({ dataDir, databaseUrl }, migrations)
const mailer = smtpMailer(smtpUrl, { name: 'Site', address: 'no-reply@site.example' })
const log = pino({ level: 'silent' })
createOutbox({ store, clock: systemClock, log, mailer, logBodies: false }).start()
// The outbox alone keeps no process alive.
setInterval(() => {}, 60_000)
