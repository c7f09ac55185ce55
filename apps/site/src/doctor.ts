import { checkCountryData } from '@repo/estimator/server/location/check-country-data.ts'
import { checkFiles } from '@repo/platform/library/server/check-files.ts'
import { systemClock } from '@repo/platform/server/clock.ts'
import { companyFrom } from '@repo/platform/server/company/company.ts'
import { readSettings } from '@repo/platform/server/company/settings.ts'
import type { Config } from '@repo/platform/server/config.ts'
import { withStore } from '@repo/platform/server/database/store.ts'
import type { Database } from '@repo/platform/server/database/tables.ts'
import { fail, type Finding } from '@repo/platform/server/doctor/finding.ts'
import { checkConfig, checkDisk, checkPermissions } from '@repo/platform/server/doctor/place.ts'
import { checkMail, checkWebhook } from '@repo/platform/server/doctor/receivers.ts'
import {
  checkBackupTools,
  checkClock,
  checkDatabase,
  checkMigrations,
  checkOutbox,
} from '@repo/platform/server/doctor/stored.ts'
import { migrations } from '#migrations/index.ts'

type Checks = Readonly<Record<string, () => Finding | Promise<Finding>>>

/** Looks at everything that a server needs and changes nothing; one line for each part. */
export async function examine(config: Config): Promise<{ lines: string[]; failed: boolean }> {
  const findings = await look({
    configuration: () => checkConfig(config),
    permissions: () => checkPermissions(config),
    disk: () => checkDisk(config),
    mail: () => checkMail(config),
    'country data': () => checkCountryData(systemClock),
  })
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = config
  const inStore = withStore({ databaseUrl, dataDir }, (db) => examineStore(config, db))
  const all = {
    ...findings,
    ...(await inStore.catch((error: unknown) => ({ store: sick(error) }))),
  }
  return {
    lines: Object.entries(all).map(
      ([name, { state, text }]) => `${state.padEnd(4)}  ${name.padEnd(13)}  ${text}`,
    ),
    failed: Object.values(all).some(({ state }) => state === 'fail'),
  }
}

async function examineStore(config: Config, db: Database): Promise<Record<string, Finding>> {
  const first = await look({
    store: () => checkDatabase(db),
    migrations: () => checkMigrations(db, migrations),
  })
  // The other tables are as this version knows them once it has migrated them.
  if (first.migrations?.state !== 'ok') return first
  const rest = await look({
    files: () => checkFiles(config, db),
    backup: () => checkBackupTools(db),
    clock: () => checkClock(db, systemClock),
    outbox: () => checkOutbox(db, systemClock),
    webhook: async () =>
      checkWebhook(config, systemClock, companyFrom(await readSettings(db), config).webhook),
  })
  return { ...first, ...rest }
}

async function look(checks: Checks): Promise<Record<string, Finding>> {
  const findings: Record<string, Finding> = {}
  for (const [name, check] of Object.entries(checks))
    try {
      findings[name] = await check()
    } catch (error) {
      findings[name] = sick(error)
    }
  return findings
}

function sick(error: unknown): Finding {
  if (!(error instanceof Error)) return fail(String(error))
  const { message, cause } = error
  return fail(
    cause instanceof Error && !message.includes(cause.message)
      ? `${message} ${cause.message}`
      : message,
  )
}
