import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { checkBackupTools } from '@repo/platform/server/doctor/stored.ts'
import { openStore, withStore } from '@repo/platform/server/database/store.ts'
import { newDataDir, newStorePlace } from '@repo/platform/testing/database.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { storedRows } from '@repo/platform/testing/stored-rows.ts'
import { migrations } from '#migrations/index.ts'
import {
  backUpPlace,
  backUpSite,
  forged,
  newArchive,
  placeOf,
  restingRows,
  restoreInto,
  written,
} from '#tests/support/backups.ts'
import { requestDemo } from '#tests/support/factories.ts'
import { pdf, upload } from '#tests/support/library.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()
const configOf = () => site.product.platform.config

/** Puts scripts in front of the programs of the machine, or in place of all of them. */
function usePrograms(scripts: Record<string, string>, { alone = false } = {}): string {
  const folder = newDataDir()
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  const before = process.env.PATH
  process.env.PATH = alone ? folder : `${folder}:${before}`
  onTestFinished(() => void (process.env.PATH = before))
  return folder
}

const version = (name: string, number: string) => `echo "${name} (PostgreSQL) ${number} (Debian)"`
const whole = (name: string) => execFileSync('which', [name], { encoding: 'utf8' }).trim()

test('a program that is missing or too old is named, with the package to install', async () => {
  const path = await backUpSite(site)
  const place = await newStorePlace()
  const restoring = () => restoreInto(place, path, { config: configOf() })
  const { store } = site.product.platform
  expect(await checkBackupTools(store.db)).toEqual({
    state: 'ok',
    text: expect.stringMatching(/^pg_dump \d+, pg_restore \d+$/) as string,
  })

  usePrograms({}, { alone: true })
  const missing = /^pg_dump is not in PATH: install .* \(Debian: postgresql-client-\d+\)/
  await expect(backUpSite(site)).rejects.toThrow(missing)
  await expect(restoring()).rejects.toThrow(/^pg_restore is not in PATH: install/)
  expect(await checkBackupTools(store.db)).toMatchObject({ state: 'warn' })

  const old = { pg_dump: version('pg_dump', '9.6.1'), pg_restore: version('pg_restore', '9.6.1') }
  usePrograms(old, { alone: true })
  await expect(backUpSite(site)).rejects.toThrow(/^pg_dump is of version 9: install/)
  await expect(restoring()).rejects.toThrow(/^pg_restore is of version 9: install/)
  expect(readdirSync(place.dataDir)).toEqual([])
})

test('an archive of a newer pg_dump asks for a pg_restore as new', async () => {
  const path = await forged(await backUpSite(site), (_, { database }) => {
    if (database.engine === 'postgres') database.dumpVersion = 99
  })
  const restoring = restoreInto(await newStorePlace(), written(path), { config: configOf() })
  await expect(restoring).rejects.toThrow(/postgresql-client-99/)
})

test('the password of the database is on no command line', async () => {
  const folder = usePrograms(
    Object.fromEntries(
      ['pg_dump', 'pg_restore'].map((name) => [
        name,
        `echo "$0 $@" >> "$(dirname "$0")/arguments"
        echo "$PGPASSWORD" >> "$(dirname "$0")/passwords"
        exec ${whole(name)} "$@"`,
      ]),
    ),
  )
  const withPassword = (url: string) =>
    Object.assign(new URL(url), { password: 'hunter2 & more' }).href
  const { dataDir, databaseUrl } = placeOf(site)
  const from = { dataDir, databaseUrl: withPassword(databaseUrl!) }
  const path = await backUpPlace(from, configOf())
  const place = await newStorePlace()
  const into = { ...place, databaseUrl: withPassword(place.databaseUrl!) }
  await restoreInto(into, path, { config: configOf() })
  const given = readFileSync(join(folder, 'arguments'), 'utf8')
  expect(given).toContain('--single-transaction')
  expect(given).not.toMatch(/hunter2/)
  const passwords = readFileSync(join(folder, 'passwords'), 'utf8').trim().split('\n')
  expect(new Set(passwords)).toContain('hunter2 & more')
})

test('a dump that fails is no backup, and says why', async () => {
  usePrograms({
    pg_dump: `[ "$1" = --version ] && exec ${whole('pg_dump')} --version
      echo 'pg_dump: error: the disk is full' >&2; exit 1`,
  })
  const path = newArchive()
  await expect(backUpPlace(placeOf(site), configOf(), path)).rejects.toThrow(
    /^pg_dump: error: the disk is full$/,
  )
  expect(readdirSync(dirname(path))).toEqual([])
})

test('a restore that fails leaves nothing, and one that succeeds later is whole', async () => {
  await upload(site, pdf())
  await requestDemo(site)
  const rows = await restingRows(site)
  const path = await backUpSite(site)
  const place = await newStorePlace()
  // Half of the dump comes in.
  usePrograms({
    pg_restore: `[ "$1" = --version ] && exec ${whole('pg_restore')} --version
      for last; do :; done
      head -c "$(($(wc -c < "$last") / 2))" "$last" > "$last.half"
      mv "$last.half" "$last"
      exec ${whole('pg_restore')} "$@"`,
  })
  await expect(restoreInto(place, path, { config: configOf() })).rejects.toThrow(/pg_restore/)
  expect(await storedRows(place)).toEqual({})
  const left = () => readdirSync(place.dataDir).filter((name) => !name.startsWith('serving'))
  expect(left()).toEqual([])

  process.env.PATH = process.env.PATH!.split(':').slice(1).join(':')
  // An interrupted one leaves its folder, and files without a database.
  mkdirSync(join(place.dataDir, 'restoring'))
  mkdirSync(join(place.dataDir, 'files/0123456789abcdef0123456789abcdef'), { recursive: true })
  await restoreInto(place, path, { config: configOf() })
  expect(left()).toEqual(['files'])
  expect(await storedRows(place)).toEqual(rows)
})

test('a pg_restore that outlived its restore keeps the next one out', async () => {
  const path = await backUpSite(site)
  const place = await newStorePlace()
  const named = new URL(place.databaseUrl!)
  named.searchParams.set('application_name', 'pg_restore')
  const restoring = () => restoreInto(place, path, { config: configOf() })
  await withStore({ ...place, databaseUrl: named.href }, () =>
    expect(restoring()).rejects.toThrow(/still running/),
  )
  await eventually(restoring)
})

test('a backup goes back into the engine and the schema that it came from', async () => {
  const path = await backUpSite(site)
  const sqlite = { dataDir: newDataDir() }
  await expect(restoreInto(sqlite, path, { config: configOf() })).rejects.toThrow(
    /contains a PostgreSQL database\. Set DATABASE_URL .* “copy sqlite”/,
  )
  await (await openStore(sqlite, migrations)).close()
  const small = await backUpPlace(sqlite, { ...configOf(), DATA_DIR: sqlite.dataDir })
  const place = await newStorePlace()
  await expect(restoreInto(place, small, { config: configOf() })).rejects.toThrow(
    /contains a SQLite database, .* “copy” copies it to PostgreSQL/,
  )

  await withStore(place, async (db) => {
    const { pathname } = new URL(place.databaseUrl!)
    await sql`create schema shop`.execute(db)
    await sql`alter database ${sql.id(pathname.slice(1))} set search_path = shop`.execute(db)
  })
  await expect(restoreInto(place, path, { config: configOf() })).rejects.toThrow(
    'The backup is of the schema public; DATABASE_URL leads to shop.',
  )
  await (await openStore(place, migrations)).close()
  const inShop = await backUpPlace(place, { ...configOf(), DATA_DIR: place.dataDir })
  await withStore(place, (db) => sql`drop schema shop cascade`.execute(db))
  await withStore(place, (db) => sql`create schema shop`.execute(db))
  await restoreInto(place, inShop, { config: configOf() })
  const { rows } = await withStore(place, (db) =>
    sql<{ count: number }>`select count(*)::int as count from shop.kysely_migration`.execute(db),
  )
  expect(rows[0]!.count).toBe(Object.keys(migrations).length)
})

test('what others keep in the database stays out of a backup', async () => {
  const place = await newStorePlace()
  await (await openStore(place, migrations)).close()
  await withStore(place, async (db) => {
    await sql`create extension amcheck`.execute(db)
    await sql`create schema reports`.execute(db)
    await sql`create table reports.sums (id int)`.execute(db)
  })
  const path = await backUpPlace(place, { ...configOf(), DATA_DIR: place.dataDir })
  const other = await newStorePlace()
  await restoreInto(other, path, { config: configOf() })
  const { rows } = await withStore(other, (db) =>
    sql`select to_regclass('reports.sums') as sums, to_regclass('public.news') as news`.execute(db),
  )
  expect(rows[0]).toEqual({ sums: null, news: 'news' })
})
