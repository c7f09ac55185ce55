import type { Lang } from '#src/i18n/locales.ts'
import type { Store } from '#src/server/database/store.ts'
import { touches } from '#src/server/database/topics.ts'
import { itemsOf, tableOf, type ContentName, type ContentType } from '../content-type.ts'
import { listTopic } from '../translations/topics.ts'
import { nextScheduledTime, whereState, type Viewing } from './visibility.ts'

/** A value that is right from a time on, until the clock shows or hides an item. */
interface Period<T> {
  value: T
  from: string
  until: string | null
}

/**
 * What is read of the visible items of a language, cached in memory until one of them is written on any
 * server, comes or goes.
 */
export function cachedVisible<T>(
  store: Store,
  type: Pick<ContentType<ContentName>, 'name' | 'visibleWhen'>,
  read: (viewing: Viewing, language: Lang) => Promise<T>,
): (viewing: Viewing, language: Lang) => Promise<T> {
  const cached = new Map<Lang, Promise<Period<T>>>()
  store.changes.listen((written) => {
    for (const language of cached.keys())
      if (touches(written, listTopic(type.name, language))) cached.delete(language)
  })

  async function readPeriod(viewing: Viewing, language: Lang): Promise<Period<T>> {
    const { now } = viewing
    const times = itemsOf(store.db)
      .selectFrom(tableOf(type))
      .where('language', '=', language)
      .where(whereState(type, 'scheduled', now))
      .select(nextScheduledTime(now).as('at'))
      .orderBy('at')
      .limit(1)
    const [value, next] = await Promise.all([read(viewing, language), times.executeTakeFirst()])
    return { value, from: now, until: next?.at ?? null }
  }

  return async (viewing, language) => {
    // In a preview there is one item more.
    if (viewing.preview) return read(viewing, language)
    const known = await cached.get(language)?.catch(() => undefined)
    if (known && isWithin(viewing, known)) return known.value
    const reading = readPeriod(viewing, language)
    cached.set(language, reading)
    reading.catch(() => {
      if (cached.get(language) === reading) cached.delete(language)
    })
    return (await reading).value
  }
}

const isWithin = ({ now }: Viewing, { from, until }: Period<unknown>) =>
  from <= now && (until === null || now < until)
