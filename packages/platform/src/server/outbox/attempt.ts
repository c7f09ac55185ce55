import { timestamp, type Clock } from '../clock.ts'
import type { WriteTransaction } from '../database/tables.ts'
import { newId } from '../id.ts'
import { propertiesOf } from '#src/rest/properties.ts'

/** The result of one attempt. */
export interface Outcome {
  status: number | undefined
  answer: string | undefined
  ms: number
  /** Absent: the receiver accepted it. */
  error?: string
  /** Present: another attempt would be rejected as well. */
  isPermanent?: true
}

/** The receiver has permanently rejected the entry, which fails at its first attempt. */
export class PermanentFailure extends Error {}

export async function outcomeOf(
  work: () => Promise<{ status?: number; answer?: string }>,
): Promise<Outcome> {
  const begun = performance.now()
  const ms = () => Math.round(performance.now() - begun)
  try {
    const { status, answer } = await work()
    return { status, answer: answer && plain(answer), ms: ms() }
  } catch (error) {
    const { answer } = propertiesOf(error)
    const text = error instanceof Error ? error.message : ''
    return {
      status: statusOf(error),
      answer: typeof answer === 'string' ? plain(answer) : undefined,
      ms: ms(),
      error: plain(text).slice(0, 500) || 'unknown',
      ...(error instanceof PermanentFailure && { isPermanent: true }),
    }
  }
}

export async function storeAttempt(
  db: WriteTransaction,
  clock: Clock,
  entryId: string,
  { status, answer, ms, error }: Outcome,
): Promise<void> {
  const row = { id: newId(), entry_id: entryId, at: timestamp(clock), status: status ?? null, ms }
  await db
    .insertInto('outbox_attempt')
    .values({ ...row, answer: answer || null, error: error ?? null })
    .execute()
}

function statusOf(error: unknown): number | undefined {
  const { status, responseCode } = propertiesOf(causeOf(error))
  const code = status ?? responseCode
  return typeof code === 'number' ? code : undefined
}

const causeOf = (error: unknown) =>
  error instanceof PermanentFailure ? (error.cause ?? error) : error

/** Removes control characters: PostgreSQL stores no NUL, and receivers write any text. */
const plain = (text: string) => text.replace(/\p{Cc}+/gu, ' ')
