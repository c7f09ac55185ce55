import { accountName } from '@repo/platform/account/server/accounts.ts'
import type { Database, WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { notFound } from '@repo/platform/server/http/http-error.ts'
import type { PriceListVersion, WholeVersion } from '../../price-list-contract.ts'
import { readable, versionName } from './readable.ts'
import '../table.ts'

/** Query for versions without their data, with the name of the publisher. */
const facts = (db: Database) =>
  db
    .selectFrom('roi_constants')
    .select(['version', 'published_at', 'published_by', 'note'])
    .select(accountName('roi_constants.published_by').as('name'))
    .orderBy('version', 'desc')

export async function listVersions(db: Database): Promise<PriceListVersion[]> {
  return (await facts(db).execute()).map(present)
}

export async function getVersion(db: Database, version: number): Promise<WholeVersion> {
  const row = await facts(db).select('data').where('version', '=', version).executeTakeFirst()
  if (!row) throw notFound()
  return { ...present(row), table: readable(row.data, versionName(version)) }
}

export async function newestVersion(db: Database | WriteTransaction): Promise<number> {
  const { version } = await db
    .selectFrom('roi_constants')
    .select((eb) => eb.fn.max<number>('version').as('version'))
    .executeTakeFirstOrThrow()
  return version
}

interface Facts {
  version: number
  published_at: string
  published_by: string | null
  note: string | null
  name: string | null
}

const present = ({ version, published_at, published_by, note, name }: Facts): PriceListVersion => ({
  version,
  publishedAt: published_at,
  publishedBy: published_by === null ? null : { id: published_by, name },
  note,
})
