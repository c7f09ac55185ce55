import { minute, timestamp, type Clock } from '#src/server/clock.ts'
import { cachedUntilWrite } from '#src/server/database/cached.ts'
import type { Store } from '#src/server/database/store.ts'
import { touches } from '#src/server/database/topics.ts'
import type { Timeline } from '#src/site/server/timeline.ts'
import { itemsOf, tableOf, type ContentName, type ContentType } from '../content-type.ts'
import { scheduleTopic, topicsOfPlace } from '../translations/topics.ts'
import { whereState } from '../lists/visibility.ts'

/** When an item comes or goes, and what that changes. */
interface ScheduledTime {
  at: number
  topics: readonly string[]
}

interface Known {
  after: string
  times: readonly ScheduledTime[]
}

type Type = Pick<ContentType<ContentName>, 'name' | 'visibleWhen'>

/** The moments to come of all items, cached in memory until a schedule is written on any server. */
export function createTimeline(
  { store, clock }: { store: Store; clock: Clock },
  types: readonly Type[],
): Timeline {
  /** What was read last, and from when on. */
  let known: Known = { after: '', times: [] }
  const now = () => clock.now().getTime()

  async function read(): Promise<Known> {
    // What was begun before is still to learn of a moment that has passed since.
    const after = timestamp(clock, -minute)
    const found = await Promise.all(
      types.flatMap((type) => [
        readScheduledTimes(store, type, after),
        readScheduledTimesOfChanges(store, type, after),
      ]),
    )
    return (known = { after, times: found.flat().toSorted((a, b) => a.at - b.at) })
  }

  /** Once the clock was set back, moments that had passed are to come again. */
  const isRight = ({ after }: Known) => after <= timestamp(clock)

  const current = cachedUntilWrite(store, scheduleTopic, read, isRight)

  return {
    now,
    async until(topics, begun, own = Infinity) {
      if (!topics.length) return Number.isFinite(own) ? own : undefined
      const { times } = await current()
      const next = times.find(
        ({ at, topics: changed }) =>
          at > begun && changed.some((one) => topics.some((topic) => touches(one, topic))),
      )
      const until = Math.min(own, next?.at ?? Infinity)
      return Number.isFinite(until) ? until : undefined
    },
    hasPassedSince(begun) {
      const passed = now()
      return known.times.some(({ at }) => at > begun && at <= passed)
    },
  }
}

/** When changes of published items are published. */
async function readScheduledTimesOfChanges(
  { db }: Store,
  { name }: Type,
  after: string,
): Promise<ScheduledTime[]> {
  const rows = await itemsOf(db)
    .selectFrom('shared_draft')
    .innerJoin(`${tableOf({ name })} as own`, 'own.id', 'shared_draft.item_id')
    .select(['own.id', 'own.family', 'own.language', 'shared_draft.publish_at', 'columns'])
    .where('shared_draft.kind', '=', name)
    .where('shared_draft.publish_at', '>', after)
    .$narrowType<{ publish_at: string }>()
    .execute()
  return rows.map(({ publish_at, columns, ...row }) => {
    const next = { ...row, ...columns }
    const topics = new Set([...topicsOfPlace(name, row), ...topicsOfPlace(name, next)])
    return { at: Date.parse(publish_at), topics: [...topics] }
  })
}

async function readScheduledTimes(
  store: Store,
  type: Type,
  after: string,
): Promise<ScheduledTime[]> {
  const rows = await itemsOf(store.db)
    .selectFrom(tableOf(type))
    .select(['id', 'family', 'language', 'publish_at', 'hide_at'])
    .where(whereState(type, 'scheduled', after))
    .execute()
  return rows.flatMap((row) =>
    [row.publish_at, row.hide_at].flatMap((time) =>
      time === null ? [] : [{ at: Date.parse(time), topics: topicsOfPlace(type.name, row) }],
    ),
  )
}
