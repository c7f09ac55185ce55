import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { describePostgres, findTool } from '../backup/postgres-tools.ts'
import { hour, minute, second, timestamp, type Clock } from '../clock.ts'
import { isPostgres } from '../database/engine.ts'
import { appliedMigrations, checkKnown } from '../database/migrate.ts'
import type { Database } from '../database/tables.ts'
import { fail, ok, warn, type Finding } from './finding.ts'
import { required } from '#src/values/required.ts'
import { messageOf } from '#src/values/message-of.ts'

export async function checkMigrations(
  db: Database,
  migrations: Record<string, Migration>,
): Promise<Finding> {
  const applied = await appliedMigrations(db)
  try {
    checkKnown(applied, migrations)
  } catch (error) {
    return fail(messageOf(error))
  }
  const left = Object.keys(migrations).length - applied.length
  return left
    ? warn(`${left} are left: back up, then start this version or run “migrate”`)
    : ok(`at ${applied.at(-1)}`)
}

/** Whether what is acknowledged is on disk, and what is there can be read. */
export async function checkDatabase(db: Database): Promise<Finding> {
  if (!isPostgres(db)) {
    const { rows } = await sql<{ text: string }>`
      select quick_check as text from pragma_quick_check`.execute(db)
    const [first] = rows
    return first?.text === 'ok'
      ? ok('SQLite, no damage found')
      : fail(`SQLite is damaged (${first?.text}): stop the server and restore a backup`)
  }
  const { rows } = await sql<{ fsync: string; replica: boolean; version: string }>`
    select current_setting('fsync') as fsync, pg_is_in_recovery() as replica,
      current_setting('server_version') as version`.execute(db)
  const { fsync, replica, version } = required(rows[0], 'the settings')
  if (replica)
    return fail('this PostgreSQL is a read-only replica: set DATABASE_URL to the primary')
  if (fsync !== 'on') return fail('PostgreSQL runs with fsync off: a power cut can damage it')
  return ok(`PostgreSQL ${version}`)
}

/** Whether a backup finds the programs that it needs beside this one. */
export async function checkBackupTools(db: Database): Promise<Finding> {
  if (!isPostgres(db)) return ok('SQLite makes its own copy')
  const { version } = await describePostgres(db)
  try {
    const tools = [await findTool('pg_dump', version), await findTool('pg_restore', version)]
    return ok(tools.map((tool) => `${tool.name} ${tool.version}`).join(', '))
  } catch (error) {
    return warn(`no backup can be made: ${messageOf(error)}`)
  }
}

/** Times are compared with what other servers have written. */
export async function checkClock(db: Database, clock: Clock): Promise<Finding> {
  if (!isPostgres(db)) {
    const { last } = await db
      .selectFrom('schedule')
      .select((eb) => eb.fn.max('ran_at').as('last'))
      .executeTakeFirstOrThrow()
    const isAhead = last > timestamp(clock, minute)
    return isAhead
      ? fail(
          `the newest entry is dated ${last}, but the clock says ${timestamp(clock)}: set the clock (NTP)`,
        )
      : ok(timestamp(clock))
  }
  const asked = clock.now().getTime()
  const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(db)
  const middle = (asked + clock.now().getTime()) / 2
  const seconds = Math.round(
    Math.abs(Date.parse(required(rows[0], 'the time').now) - middle) / second,
  )
  const text = `${seconds} s from that of PostgreSQL`
  if (seconds > 60) return fail(`${text}: set both clocks (NTP)`)
  return seconds > 5 ? warn(`${text}: set both clocks (NTP)`) : ok(text)
}

/** Whether what is to be sent is sent. */
export async function checkOutbox(db: Database, clock: Clock): Promise<Finding> {
  const { failed, late } = await db
    .selectFrom('outbox')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('state', '=', 'failed').as('failed'),
      eb.fn
        .countAll<number>()
        .filterWhere('state', '=', 'waiting')
        .filterWhere('created_at', '<', timestamp(clock, -hour))
        .as('late'),
    ])
    .executeTakeFirstOrThrow()
  if (!failed && !late) return ok('nothing has been waiting in the queue for more than an hour')
  return warn(
    `${late} queued for more than an hour, ${failed} could not be sent: see /backoffice/outbox`,
  )
}
