import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Attacked } from './attacked.ts'

/** Changed by what nobody asked for: when a session was last seen, how often pages were. */
const restless = new Set(['session', 'page_count'])

/** A hash of everything in the SQLite store that a request could have changed. */
export function stored({ dataDir }: Pick<Attacked, 'dataDir'>): string {
  const database = new DatabaseSync(join(dataDir, 'trilane.sqlite'), { readOnly: true })
  try {
    const tables = database
      .prepare("select name from sqlite_schema where type = 'table' and sql not like '%virtual%'")
      .all()
      .map(({ name }) => String(name))
      .filter((name) => !restless.has(name))
    const hash = createHash('sha256')
    for (const name of tables)
      hash
        .update(name)
        .update(JSON.stringify(database.prepare(`select * from "${name}"`).all(), textOfBytes))
    return hash.digest('hex')
  } finally {
    database.close()
  }
}

const textOfBytes = (_: string, value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value
