import { useState } from 'react'
import type { Draft as DeviceDraft } from '@repo/platform/content/admin/drafts/draft-store.ts'
import type { Draft, WholeVersion } from '../../price-list-contract.ts'
import { cellsOf, knownCells, placesOf, type Cells } from './cells.ts'

export interface Opened {
  draft: Draft
  /** The published version that the draft changes. */
  published: WholeVersion
}

/** A conflict between the stored draft and another version, which the user merges. */
interface Conflict extends Opened {
  /** The version from which both changes began. */
  base: Cells
  /** The autosaved draft of an earlier visit; absent: the cells on the screen. */
  mine?: Cells
  /** Whether the user was saving, or continuing an autosaved draft. */
  outcome: 'save' | 'continue'
}

interface Options {
  /** The stored draft, as it is known here. */
  base: { draft: Draft; cells: Cells }
  published: WholeVersion
  /** The cells on the screen. */
  cells: Cells
  /** The cells of the published price list. */
  before: Cells
  show: (cells: Cells) => void
  /** Replaces the draft on the screen with a stored one. */
  open: (theirs: Opened) => void
}

/** The conflict of a draft price list: how it begins, and how the user resolves it. */
export function useDraftConflict({ base, published, cells, before, show, open }: Options) {
  const [conflict, setConflict] = useState<Conflict | null>(null)

  return {
    conflict,
    meet: (met: Conflict) => setConflict(met),
    /** The draft on the screen and the stored one, where they differ after a 409. */
    versions: conflict && versionsIn(conflict, cells),

    /**
     * Restores the autosaved draft of an earlier visit. If the stored draft has changed since, a
     * dialog compares both first. Returns whether the autosaved draft is on the screen.
     */
    restore({ values, version, base: began = before }: DeviceDraft<Cells>): boolean {
      const mine = knownCells(values, base.cells)
      const old: Conflict = { ...base, published, base: began, mine, outcome: 'continue' }
      const isStale =
        version !== base.draft.version &&
        placesOf(versionsIn(old, cells)).some(({ changed }) => changed !== 'mine')
      if (isStale) setConflict(old)
      else show(mine)
      return !isStale
    },

    acceptTheirs(): void {
      if (!conflict) return
      open(conflict)
      setConflict(null)
    },

    dismissConflict: () => setConflict(null),
  }
}

const versionsIn = ({ base, draft, mine }: Conflict, cells: Cells) => ({
  base,
  theirs: cellsOf(draft.table),
  mine: mine ?? cells,
})
