import type { Config } from '#src/server/config.ts'
import type { Database } from '#src/server/database/tables.ts'
import { fail, ok, type Finding } from '#src/server/doctor/finding.ts'
import { backedUpFiles } from './backed-up-files.ts'

/** Whether every file that rows refer to is in the storage, with as many bytes as the row says. */
export async function checkFiles(config: Config, db: Database): Promise<Finding> {
  const files = backedUpFiles(config)
  const rows = await db
    .selectFrom('library_file')
    .select(['hash', 'size'])
    .distinct()
    .orderBy('hash')
    .execute()
  const bad: string[] = []
  for (const { hash, size } of rows) {
    const found = await files.open(hash)
    found?.stream.destroy()
    if (found?.size !== size) bad.push(hash)
  }
  const some = `${bad.slice(0, 5).join(', ')}${bad.length > 5 ? ' …' : ''}`
  return bad.length
    ? fail(
        `${bad.length} of ${rows.length} are missing or incomplete: restore them from a backup (${some})`,
      )
    : ok(`all ${rows.length} files of the library are present`)
}
