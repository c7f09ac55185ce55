import type { FastifyBaseLogger } from 'fastify'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import { timestamp, type Clock } from '#src/server/clock.ts'
import { withAudit } from '#src/server/database/audit.ts'
import { cachedUntilWrite } from '#src/server/database/cached.ts'
import type { Store } from '#src/server/database/store.ts'
import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import { isExpectedRefusal } from '#src/server/http/expected-refusal.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import type { ScheduledChanges } from '#src/server/scheduled-changes.ts'
import { scheduleTopic } from '../translations/topics.ts'
import { setDraftSchedule } from './schedule.ts'

const restMs = 5_000

type Publish = (db: WriteTransaction, id: string) => Promise<unknown>

interface Due {
  kind: ContentTypeName
  item_id: string
  publish_at: string
  scheduled_by: string | null
}

interface Parts {
  store: Store
  clock: Clock
  log: FastifyBaseLogger
}

/**
 * Publishes the changes whose time has come before anything is answered: no job can miss them, and of
 * several servers the first that is asked publishes them for all.
 */
export function createScheduledChanges({ store, clock, log }: Parts): ScheduledChanges {
  const publishers = new Map<string, Publish>()
  const next = cachedUntilWrite(store, scheduleTopic, async () => (await scheduled(store.db))[0])
  let running: Promise<void> | undefined
  /** After an error no request tries again before this time, by the clock of the process. */
  let restsUntil = 0

  async function publishDue(): Promise<void> {
    for (const due of await scheduled(store.db)) {
      const publish = publishers.get(due.kind)
      if (!publish || due.publish_at > timestamp(clock)) continue
      await publishAsScheduled(due, publish)
    }
  }

  async function publishAsScheduled(due: Due, publish: Publish): Promise<void> {
    const { kind, item_id: subject, scheduled_by } = due
    const call = `PUT /api/${kind}/publish-changes`
    const context = { call, subject, ...(scheduled_by && { accountId: scheduled_by }) }
    try {
      await withAudit(context, () =>
        store.write([scheduleTopic], async (db) => {
          // Another server may have been asked first, or somebody has chosen another time.
          if (await isStillDue(db, due)) await publish(db, subject)
        }),
      )
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) throw error
      await store.write([scheduleTopic], async (db) => {
        await setDraftSchedule(db, kind, subject, { publish_at: null, problem: reasonOf(error) })
      })
    }
  }

  return {
    add: (kind, publish) => void publishers.set(kind, publish),

    async arrive() {
      const due = await next().catch(() => undefined)
      if (!due || due.publish_at > timestamp(clock)) return
      // A server of accounts alone publishes nothing.
      if (publishers.size === 0 || Date.now() < restsUntil) return
      running ??= publishDue()
        .catch((error: unknown) => {
          restsUntil = Date.now() + restMs
          if (!isExpectedRefusal(error)) log.error({ err: error }, 'changes were not published')
        })
        .finally(() => (running = undefined))
      await running
    },
  }
}

/** Of items that are not in the trash: of those that are, the schedule has ended. */
const scheduled = (db: Database): Promise<Due[]> =>
  db
    .selectFrom('shared_draft')
    .select(['kind', 'item_id', 'publish_at', 'scheduled_by'])
    .where('publish_at', 'is not', null)
    .orderBy('publish_at')
    .orderBy('item_id')
    .$narrowType<{ publish_at: string }>()
    .execute()

async function isStillDue(db: WriteTransaction, { kind, item_id, publish_at }: Due) {
  const row = await db
    .selectFrom('shared_draft')
    .select('publish_at')
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .executeTakeFirst()
  return row?.publish_at === publish_at
}

/** For staff: what stands at the field tells more than that some field is wrong. */
function reasonOf({ message, extra }: HttpError): string {
  const [first] = extra.fields ?? []
  return first ? `${message} ${first.field}: ${first.message}` : message
}
