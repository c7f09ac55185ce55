import { noteChanges, writeAsCall } from '#src/server/database/audit.ts'
import { withSavepoint } from '#src/server/database/savepoint.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import type { Endpoint } from '#src/rest/endpoint.ts'
import type { Refused } from '#src/content/bulk-calls.ts'

/** The single action, as the call does it that acts on one item. */
export interface BulkStep<Done> {
  call: Endpoint
  run(db: WriteTransaction, id: string): Promise<Done>
}

interface BulkOutcome<Done> {
  done: Done[]
  refused: Refused[]
}

/**
 * Does the same with several items in one transaction. Each leaves the audit entry of its single call.
 * An item that the rules refuse stays as it is, and the others go on; any other error undoes all.
 */
export async function runBulk<Done>(
  db: WriteTransaction,
  ids: readonly string[],
  { call, run }: BulkStep<Done>,
): Promise<BulkOutcome<Done>> {
  const outcome: BulkOutcome<Done> = { done: [], refused: [] }
  for (const id of ids)
    try {
      const single = { call: `${call.method} ${call.path}`, subject: id }
      const one = () => writeAsCall(db, single, () => run(db, id))
      outcome.done.push(await withSavepoint(db, one))
    } catch (error) {
      outcome.refused.push({ id, ...reasonOf(error) })
    }
  noteChanges(db, {}, { items: outcome.done.length })
  return outcome
}

function reasonOf(error: unknown) {
  if (!(error instanceof HttpError) || error.status >= 500) throw error
  const { errorCode, message } = error
  return { errorCode, message }
}
