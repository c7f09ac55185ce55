import { useState } from 'react'
import { useStore } from '#src/admin/store.ts'
import { useContent } from '../store/content-store.ts'
import { proposalIn } from '../store/permalink-proposal.ts'
import { hasDrafts, type ContentRow } from '../content-type.ts'
import type { Draft } from '../drafts/draft-store.ts'
import {
  errorsIn,
  knownValues,
  sameValue,
  sameValues,
  serverErrors,
  valuesOf,
  type FieldErrors,
  type FieldValue,
  type Values,
} from '../fields/fields.ts'
import { mergedValues } from '../conflict/item-merge.ts'
import { meet, mergedMessage } from '../conflict/meeting.ts'
import { timesIn, withStoredTimes } from './item-versions.ts'
import { useSaving } from './use-saving.ts'
import { useShownValues, type ShownOptions } from './use-shown-values.ts'
import type { Choices } from '../conflict/merge.ts'
import { scheduleErrors } from '../schedule/schedule-times.ts'

export type ItemForm<Row extends ContentRow, Item extends Row> = ReturnType<
  typeof useItemForm<Row, Item>
>

const onlyMine = { outcome: 'mine' } as const

/** The state of an item's form: the stored item, the values on the screen, errors and conflicts. */
export function useItemForm<Row extends ContentRow, Item extends Row>(
  options: ShownOptions<Row, Item>,
) {
  const { type, text, normalise } = options
  const content = useContent(type)
  const { error, loading } = useStore(content, ({ form }) => form)
  const shown = useShownValues(options)
  const { base, values, item, latest, put, replaceValues } = shown
  const [errors, setErrors] = useState<FieldErrors>({})
  /** Resets the form to the stored item, except for values that the user typed during the call. */
  function resetTo(stored: Item, typed?: Values, submitted?: Values): void {
    setErrors({})
    shown.resetTo(stored, typed, submitted)
  }

  /** Shows errors at their fields; returns whether there are no errors. */
  function check(entered: Values): boolean {
    const found = { ...errorsIn(type, entered), ...scheduleErrors(entered, item, hasDrafts(type)) }
    setErrors(found)
    return Object.keys(found).length === 0
  }
  const saving = useSaving(options, { ...shown, resetTo, check })
  const { save, sent, isGone, conflict, setGone, setConflict, tellMerged } = saving

  return {
    type,
    item,
    save,
    /** The values of the stored item; absent for a new one. */
    base: base.item ? base.values : undefined,
    values,
    unsaved: sameValues(values, base.shown) ? null : values,
    loading,
    conflict,
    error,
    /** The item was deleted while it was on the screen. */
    isGone,

    /** Returns the unsaved values, with typing since the last render; null: none. */
    onScreen(): Values | null {
      text.current?.flush()
      return sameValues(latest.current, base.shown) ? null : latest.current
    },

    set(name: string, value: FieldValue): void {
      put({ ...latest.current, [name]: value })
      setErrors(({ [name]: _, ...others }) => others)
    },

    /**
     * Restores a draft; a draft of another version is merged with the stored one, or compared with
     * it first. Returns whether the draft is on the screen.
     */
    restore({ values: kept, version, base: began }: Draft<Values>): boolean {
      const mine = knownValues(kept, base.shown)
      const theirs = base.values
      const drafted = { base: began, theirs, mine: { ...theirs, ...mine } }
      const versions = { ...drafted, mine: withStoredTimes(drafted) }
      const isStale = item !== null && version !== item.version
      const meeting = isStale ? meet(type, versions) : onlyMine
      if (isStale && meeting.outcome === 'conflict') {
        setConflict({ ...versions, item, who: null, outcome: 'continue' })
        return false
      }
      if (meeting.outcome === 'merged') {
        replaceValues(meeting.values)
        tellMerged(mergedMessage(null, meeting.added), versions.mine, meeting.values)
      } else replaceValues({ ...mine, ...timesIn(versions.mine) })
      return true
    },

    /** Puts the merged version on the screen, as a change of the colleague's version. */
    merge(choices: Choices): void {
      if (!conflict) return
      const { item: theirs } = conflict
      const merged = mergedValues(type, conflict, choices)
      setErrors({})
      shown.rebase(theirs, merged)
      setConflict(null)
    },

    /**
     * Returns the valid values on the screen; otherwise shows errors at their fields and returns
     * undefined.
     */
    valid(): Values | undefined {
      text.current?.flush()
      return check(latest.current) ? latest.current : undefined
    },

    /** Fetches the item's values in a version; undefined if that version has expired. */
    async valuesAt(version: number | null): Promise<Values | undefined> {
      if (!item || version === null) return undefined
      if (version === item.version) return base.values
      const [, list] = content.revisions(item.id)
      const revisions = Object.values((await list({})).items)
      const found = revisions.find((one) => one.version === version)
      if (!found) return undefined
      return valuesOf(type, await content.revision(item.id, found.id).queryFn(), normalise)
    },

    valuesIn: (stored: Item) => valuesOf(type, stored, normalise),

    /** Replaces the values on the screen with the stored ones. */
    take: (stored: Item) => resetTo(stored),

    /** The item has been restored: the values on the screen stay there as its changes. */
    putOn(stored: Item): void {
      const mine = latest.current
      resetTo(stored)
      replaceValues(mine)
      setGone(false)
    },

    focusText: () => text.current?.focus(),

    acceptTheirs(): void {
      if (conflict) resetTo(conflict.item)
      setConflict(null)
    },

    dismissConflict: () => setConflict(null),

    /** Returns the error of a field; an error of the server lasts until the value changes. */
    errorOf(name: string): string | undefined {
      const isAsSent = error && sent && sameValue(values[name], sent[name])
      return errors[name] ?? (isAsSent ? serverErrors(type, error)[name] : undefined)
    },

    /** Returns a free permalink, if the submitted one is in use. */
    proposalFor: (name: string): string | undefined =>
      sent && sameValue(values[name], sent[name]) ? proposalIn(error) : undefined,
  }
}
