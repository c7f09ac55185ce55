import type { CompiledQuery } from 'kysely'
import { vi } from 'vitest'
import type { Database } from '#src/server/database/tables.ts'

/**
 * Returns the work's queries of the store. The outbox runs on a separate clock, so its queries are
 * excluded.
 */
export async function queriesOf(
  db: Database,
  work: () => Promise<unknown>,
): Promise<readonly CompiledQuery[]> {
  const log = vi.spyOn(db.getExecutor(), 'executeQuery')
  try {
    await work()
    return log.mock.calls.map(([query]) => query).filter(({ sql }) => !sql.includes('"outbox"'))
  } finally {
    log.mockRestore()
  }
}
