import { createStore } from '#src/admin/store.ts'
import { mostInBulk, type Refused } from '#src/content/bulk-calls.ts'
import type { CallError } from '#src/rest/call-error.ts'
import { statusOf } from '#src/rest/problem.ts'
import { noteRun } from './interrupted-run.ts'

/** A bulk action while it is under way. */
export interface BulkRun {
  /** What it does: `Publishing 450 articles`. */
  title: string
  done: number
  total: number
  isStopping: boolean
}

/** The run that takes several calls and can be stopped between two of them. */
export const bulkRuns = createStore<BulkRun | null, BulkRun | null>((_, next) => next, null)

export function stopRun(): void {
  const run = bulkRuns.state()
  if (run) bulkRuns.dispatch({ ...run, isStopping: true })
}

/** Why an item is as it was. */
export interface Failure<Row> {
  item: Row
  error: unknown
}

interface Answer<Done> {
  done: readonly Done[]
  refused: readonly Refused[]
}

export interface RunResult<Row, Done> {
  done: Done[]
  failures: Failure<Row>[]
  /** Somebody has stopped it: the rest was not tried. */
  isStopped: boolean
}

/**
 * Does the same with all rows, by one call for each part of them. A call that fails ends the run: its
 * rows, and those of the parts after it, are failures.
 */
export async function runInParts<Row extends { id: string }, Done>(
  title: string,
  rows: readonly Row[],
  call: (part: readonly Row[]) => Promise<Answer<Done>>,
): Promise<RunResult<Row, Done>> {
  const result: RunResult<Row, Done> = { done: [], failures: [], isStopped: false }
  const total = rows.length
  const note = noteRun()
  let tried = 0
  try {
    while (tried < total && !result.isStopped) {
      const part = rows.slice(tried, tried + mostInBulk)
      const run = { title, done: result.done.length, total, isStopping: false }
      if (total > mostInBulk) bulkRuns.dispatch(run)
      note.write({ title, done: run.done, sent: part.length })
      const { done, refused } = await call(part)
      result.done.push(...done)
      result.failures.push(...refused.flatMap((one) => failureOf(part, one)))
      tried += part.length
      result.isStopped = tried < total && bulkRuns.state()?.isStopping === true
    }
  } catch (error) {
    result.failures.push(...rows.slice(tried).map((item) => ({ item, error })))
  } finally {
    note.end()
    if (total > mostInBulk) bulkRuns.dispatch(null)
  }
  return result
}

function failureOf<Row extends { id: string }>(
  rows: readonly Row[],
  refused: Refused,
): Failure<Row>[] {
  const { id, errorCode, message } = refused
  const error: CallError = { code: statusOf[errorCode], errorCode, message, error: refused }
  return rows.filter((row) => row.id === id).map((item) => ({ item, error }))
}
