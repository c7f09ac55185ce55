import type { CompiledQuery } from 'kysely'
import { vi } from 'vitest'
import type { Database } from '#src/server/database/tables.ts'

/** What the work asks of the store; mail leaves by a clock of its own, so its queries are left out. */
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
