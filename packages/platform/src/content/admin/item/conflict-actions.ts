import { mergedValues } from '../conflict/item-merge.ts'
import { meet, mergedMessage } from '../conflict/meeting.ts'
import type { Choices } from '../conflict/merge.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import type { Draft } from '../drafts/draft-store.ts'
import { knownValues, type Values } from '../fields/fields.ts'
import { timesIn, withStoredTimes } from './item-versions.ts'
import type { useSaving } from './use-saving.ts'
import type { ShownValues } from './use-shown-values.ts'

interface Form<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  shown: ShownValues<Row, Item>
  saving: ReturnType<typeof useSaving<Row, Item>>
  clearErrors: () => void
  resetTo: (stored: Item) => void
}

const onlyMine = { outcome: 'mine' } as const

/** Restores drafts of an item, and resolves conflicts with the stored version. */
export function conflictActions<Row extends ContentRow, Item extends Row>({
  type,
  shown,
  saving,
  clearErrors,
  resetTo,
}: Form<Row, Item>) {
  const { base, item, replaceValues } = shown
  const { conflict, setConflict, tellMerged } = saving

  return {
    conflict,

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
      clearErrors()
      shown.rebase(theirs, merged)
      setConflict(null)
    },

    acceptTheirs(): void {
      if (conflict) resetTo(conflict.item)
      setConflict(null)
    },

    dismissConflict: () => setConflict(null),
  }
}
