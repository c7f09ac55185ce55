import { useState } from 'react'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { isCallError } from '#src/rest/call-error.ts'
import { isOnlyMine } from '../conflict/item-merge.ts'
import type { ContentRow } from '../content-type.ts'
import {
  changedValues,
  isToldElsewhere,
  sameValue,
  valuesOf,
  type Values,
} from '../fields/fields.ts'
import { useContent } from '../store/content-store.ts'
import { staleIn, withStoredTimes, type Conflict } from './item-versions.ts'
import type { ShownOptions, ShownValues } from './use-shown-values.ts'

interface Form<Row extends ContentRow, Item extends Row> extends Pick<
  ShownValues<Row, Item>,
  'base' | 'item' | 'latest' | 'put' | 'resetTo'
> {
  check: (entered: Values) => boolean
}

/** Saves the values of a form; a version that somebody else has saved becomes a conflict. */
export function useSaving<Row extends ContentRow, Item extends Row>(
  { type, text, normalise }: ShownOptions<Row, Item>,
  { base, item, latest, put, resetTo, check }: Form<Row, Item>,
) {
  const content = useContent(type)
  const notifications = useNotifications()
  const [sent, setSent] = useState<Values | null>(null)
  const [isGone, setGone] = useState(false)
  const [conflict, setConflict] = useState<Conflict<Item> | null>(null)

  /**
   * Returns the stored item, or null on an error. `overwritten`: the version of somebody else to
   * overwrite.
   */
  async function save(overwritten?: Item): Promise<Item | null> {
    text.current?.flush()
    const submitted = latest.current
    setConflict(null)
    if (!check(submitted)) return null
    setSent(submitted)
    try {
      const target = overwritten ?? item
      const changed = target
        ? changedValues(submitted, valuesOf(type, target, normalise))
        : submitted
      const stored = await content.save(changed, target)
      const now = Object.entries(latest.current)
      resetTo(
        stored,
        Object.fromEntries(now.filter(([key, one]) => !sameValue(one, submitted[key]))),
        submitted,
      )
      return stored
    } catch (thrown) {
      const stale = staleIn<Item>(thrown)
      if (stale) return saveAfter(stale)
      if (item && isCallError(thrown) && thrown.code === 404) {
        setGone(true)
        return null
      }
      if (!isCallError(thrown) || !isToldElsewhere(type, thrown)) notifications.fail(thrown)
      return null
    }
  }

  /** Somebody else has saved: a conflict, unless that changed nothing that I have not changed alike. */
  function saveAfter(stale: Pick<Conflict<Item>, 'item' | 'who'>): Promise<Item | null> | null {
    const began = base.item ? base.values : undefined
    const theirs = valuesOf(type, stale.item, normalise)
    const mine = withStoredTimes({ base: began, theirs, mine: latest.current })
    const versions = { base: began, theirs, mine }
    if (began && isOnlyMine(type, versions)) {
      put(mine)
      return save(stale.item)
    }
    setConflict({ ...stale, ...versions, outcome: 'save' })
    return null
  }

  return { save, sent, isGone, setGone, conflict, setConflict }
}
