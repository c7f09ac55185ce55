import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packTar, unpackTar, type ParsedTarEntryWithData } from 'modern-tar'
import { backedUpFiles } from '@repo/platform/library/server/backed-up-files.ts'
import { backUp } from '@repo/platform/server/backup/backup.ts'
import { manifestSchema, type Manifest } from '@repo/platform/server/backup/manifest.ts'
import { restore } from '@repo/platform/server/backup/restore.ts'
import { systemClock } from '@repo/platform/server/clock.ts'
import type { Config } from '@repo/platform/server/config.ts'
import { newDataDir, type StorePlace } from '@repo/platform/testing/database.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { storedRows } from '@repo/platform/testing/stored-rows.ts'
import { migrations } from '#migrations/index.ts'
import type { TestProduct } from './product.ts'

export const placeOf = ({ product }: TestProduct): StorePlace => ({
  dataDir: product.platform.config.DATA_DIR,
  databaseUrl: product.platform.config.DATABASE_URL,
})

/** Every row after all emails have been sent. */
export const restingRows = (site: TestProduct) =>
  eventually(async () => {
    const rows = await storedRows(placeOf(site))
    const [sent, all] = [rows.outbox_attempt!.length, rows.outbox!.length]
    if (sent < all) throw new Error(`${all - sent} mails wait`)
    return rows
  })

export const newArchive = () => join(newDataDir(), 'site.tar')

/** Answers the path of a new archive. */
export async function backUpPlace(
  target: StorePlace,
  config: Config,
  path = newArchive(),
): Promise<string> {
  const files = backedUpFiles(config)
  const productVersion = '0.1.0'
  await backUp(path, { target, migrations, files, clock: systemClock, productVersion })
  return path
}

export const backUpSite = (from: TestProduct): Promise<string> =>
  backUpPlace(placeOf(from), from.product.platform.config)

export function restoreInto(
  target: StorePlace,
  path: string,
  { config, known = migrations }: { config: Config; known?: typeof migrations },
) {
  const filesIn = (dataDir: string) => backedUpFiles({ ...config, DATA_DIR: dataDir })
  return restore(path, { target, migrations: known, filesIn })
}

/** Uploaded files without their variants, by key. */
export function storedFiles({ dataDir }: StorePlace): Record<string, string> {
  const folder = join(dataDir, 'files')
  const keys = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'original')))
  return Object.fromEntries(
    keys.map((key) => [key, sha256(readFileSync(join(folder, key, 'original')))]),
  )
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The tar with changed entries and a manifest that matches them. */
export async function forged(
  path: string,
  change: (entries: ParsedTarEntryWithData[], manifest: Manifest) => void,
): Promise<Uint8Array> {
  const entries = await unpackTar(readFileSync(path))
  const own = entries.pop()!
  const manifest = manifestSchema.parse(JSON.parse(Buffer.from(own.data!).toString()))
  change(entries, manifest)
  manifest.entries = entries.map(({ header: { name, size }, data }) => {
    return { name, size, sha256: sha256(data ?? new Uint8Array()) }
  })
  const data = new Uint8Array(Buffer.from(JSON.stringify(manifest)))
  return packTar([...entries, { header: { ...own.header, size: data.length }, data }])
}

export function written(bytes: Uint8Array): string {
  const path = newArchive()
  writeFileSync(path, bytes)
  return path
}
