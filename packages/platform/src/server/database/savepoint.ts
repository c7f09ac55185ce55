import { sql } from 'kysely'
import type { WriteTransaction } from './tables.ts'

/** Runs a part of a transaction that can fail by itself: then all of that part is rolled back. */
export async function withSavepoint<T>(db: WriteTransaction, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(db)
  try {
    const result = await work()
    await sql`release savepoint part`.execute(db)
    return result
  } catch (error) {
    await sql`rollback to savepoint part`.execute(db)
    await sql`release savepoint part`.execute(db)
    throw error
  }
}
