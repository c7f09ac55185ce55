import { useState } from 'react'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { isCallError } from '#src/rest/call-error.ts'
import { meet, mergedMessage } from '../conflict/meeting.ts'
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
import { useMergeMessage } from './use-merge-message.ts'
import type { ShownOptions, ShownValues } from './use-shown-values.ts'

interface Form<Row extends ContentRow, Item extends Row> extends Pick<
  ShownValues<Row, Item>,
  'base' | 'item' | 'latest' | 'put' | 'resetTo' | 'rebase' | 'replaceValues'
> {
  check: (entered: Values) => boolean
}

/** Saves the values of a form; a newer stored version is merged with them. */
export function useSaving<Row extends ContentRow, Item extends Row>(
  { type, text, normalise }: ShownOptions<Row, Item>,
  { base, item, latest, put, resetTo, rebase, replaceValues, check }: Form<Row, Item>,
) {
  const content = useContent(type)
  const notifications = useNotifications()
  const tellMerged = useMergeMessage({ type, text }, { latest, replaceValues })
  const [sent, setSent] = useState<Values | null>(null)
  const [isGone, setGone] = useState(false)
  const [conflict, setConflict] = useState<Conflict<Item> | null>(null)
  type Stale = Pick<Conflict<Item>, 'item' | 'who'>

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
      if (stale) return saveAfter(stale, overwritten)
      if (item && isCallError(thrown) && thrown.code === 404) {
        setGone(true)
        return null
      }
      if (!isCallError(thrown) || !isToldElsewhere(type, thrown)) notifications.fail(thrown)
      return null
    }
  }

  /** A colleague has saved: changes of different places are merged, other changes are a conflict. */
  function saveAfter(stale: Stale, overwritten?: Item): Promise<Item | null> | null {
    text.current?.flush()
    const stored = base.item ? base.values : undefined
    const began = overwritten ? valuesOf(type, overwritten, normalise) : stored
    const theirs = valuesOf(type, stale.item, normalise)
    const drafted = { base: began, theirs, mine: latest.current }
    const versions = { ...drafted, mine: withStoredTimes(drafted) }
    const meeting = meet(type, versions)
    if (!began || meeting.outcome === 'conflict') {
      setConflict({ ...stale, ...versions, outcome: 'save' })
      return null
    }
    if (meeting.outcome === 'mine') put(versions.mine)
    else {
      rebase(stale.item, meeting.values)
      tellMerged(mergedMessage(stale.who, meeting.added), versions.mine, meeting.values)
    }
    return save(stale.item)
  }

  return { save, sent, isGone, setGone, conflict, setConflict, tellMerged }
}
