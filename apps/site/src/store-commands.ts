import { createLog } from '@repo/platform/server/log.ts'
import { examine } from '#src/doctor.ts'
import { backedUpFiles } from '@repo/platform/library/server/backed-up-files.ts'
import { backUp } from '@repo/platform/server/backup/backup.ts'
import type { Summary } from '@repo/platform/server/backup/manifest.ts'
import { restore } from '@repo/platform/server/backup/restore.ts'
import { copyStore } from '@repo/platform/server/copy/copy.ts'
import { systemClock } from '@repo/platform/server/clock.ts'
import type { Config } from '@repo/platform/server/config.ts'
import { migrate } from '@repo/platform/server/database/migrate.ts'
import { withStore } from '@repo/platform/server/database/store.ts'
import { migrations } from '#migrations/index.ts'
import site from '../package.json' with { type: 'json' }

export const storeCommandsUsage = `  doctor                       checks everything that a server needs, and says what to do
  backup <file>                writes the database and the files into a new archive, also while servers run
  restore <file>               puts them into an empty DATA_DIR, and an empty DATABASE_URL where one is set
  copy                         copies the SQLite of DATA_DIR into the empty DATABASE_URL; stop the server first
  copy sqlite                  copies DATABASE_URL into a new SQLite in DATA_DIR; stop the servers first
  migrate                      brings the store to this version, as every start does
  seed                         adds the demo content to each content type without items`

type Command = (config: Config, ...words: string[]) => Promise<string>

const targetOf = ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Config) => ({
  databaseUrl,
  dataDir,
})

/** On the store as a whole: they open it themselves, or make it. */
export const storeCommands: Readonly<Record<string, Command>> = {
  async doctor(config) {
    const { lines, failed } = await examine(config)
    if (failed) throw new Error(lines.join('\n'))
    return lines.join('\n')
  },

  async backup(config, path = '') {
    if (!path) throw new Error('npm run admin -- backup <file>')
    const summary = await backUp(path, {
      target: targetOf(config),
      migrations,
      files: backedUpFiles(config),
      clock: systemClock,
      productVersion: site.version,
    })
    return outcome(`Written and read back: ${path}`, summary)
  },

  async restore(config, path = '') {
    if (!path) throw new Error('npm run admin -- restore <file>')
    const filesIn = (folder: string) => backedUpFiles({ ...config, DATA_DIR: folder })
    const summary = await restore(path, { target: targetOf(config), migrations, filesIn })
    return outcome(`Restored: ${path}`, summary)
  },

  async copy(config, to = 'postgres') {
    if (to !== 'postgres' && to !== 'sqlite') throw new Error('npm run admin -- copy [sqlite]')
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = config
    if (!databaseUrl) throw new Error('Set DATABASE_URL to the PostgreSQL to copy into, or from.')
    const { tables, files, missing } = await copyStore({
      dataDir,
      databaseUrl,
      to,
      migrations,
      files: movedFiles(config, to),
    })
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    const where = to === 'sqlite' ? `into ${dataDir}` : 'into the bucket'
    const moved = config.S3_ENDPOINT ? `${files} files ${where}` : `files stay in ${dataDir}`
    return complain(`Copied and read back: ${rows} rows; ${moved}`, missing)
  },

  async migrate(config) {
    const names = await withStore(targetOf(config), (db) => migrate(db, migrations), {
      isNew: true,
    })
    return names.length ? `Migrated: ${names.join(', ')}` : 'There is nothing to migrate'
  },

  async seed(config) {
    // The content stands in the build, which the other commands do not need.
    const { seedStore } = await import('#src/product.ts')
    const parts = { clock: systemClock, log: createLog(config.LOG_LEVEL) }
    const administrator = await seedStore(config, parts)
    const { email, password } = administrator ?? {}
    const first =
      email && `\nFirst administrator: ${email}${password ? `, password ${password}` : ''}`
    return `Demo content is in each content type that had no items${first ?? ''}`
  },
}

/** Files in a bucket go along: into it with PostgreSQL, out of it with SQLite. */
function movedFiles(config: Config, to: 'postgres' | 'sqlite') {
  if (!config.S3_ENDPOINT) return undefined
  const onDisk = backedUpFiles({ ...config, S3_ENDPOINT: undefined })
  const inBucket = backedUpFiles(config)
  return to === 'sqlite' ? { from: inBucket, to: onDisk } : { from: onDisk, to: inBucket }
}

const engineNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

function outcome(what: string, { engine, databaseBytes, files }: Summary): string {
  const database = `a ${engineNames[engine]} database of ${databaseBytes} bytes`
  const text = `${what}, ${database}, ${files.count} files of ${files.bytes} bytes`
  return complain(text, [...files.missing, ...files.damaged])
}

/** What could be done is done; the exit code says that something is wrong all the same. */
function complain(text: string, bad: readonly string[]): string {
  if (!bad.length) return text
  throw new Error(
    `${text}\nSome files were already missing or damaged in the store:\n  ${bad.join('\n  ')}`,
  )
}
