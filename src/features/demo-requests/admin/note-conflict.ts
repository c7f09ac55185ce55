import { changedBy, choiceAt, type Choices, type Place } from '#src/content/admin/merge.ts'
import type { DemoRequest } from '../contract.ts'

/** Two notes of which one is to be made. */
export interface NoteConflict {
  /** What both began with; absent where it is not known. */
  base: string | undefined
  mine: string
  /** As it is stored now. */
  current: DemoRequest
  /** Who has stored it; null where it is not known. */
  who: string | null
  /** Whether one was about to save, or to go on with a draft. */
  outcome: 'save' | 'continue'
}

export const noteOf = ({ note }: DemoRequest): string => note ?? ''

/** Where the notes differ; none where somebody has changed something else than the note. */
export function notePlaces({
  base,
  mine,
  current,
}: Pick<NoteConflict, 'base' | 'mine' | 'current'>): Place[] {
  const theirs = noteOf(current)
  const changed = changedBy({ base, theirs, mine }, Object.is)
  if (!changed || changed === 'mine') return []
  return [{ key: 'note', field: 'Note', changed, base: base ?? null, theirs, mine }]
}

export const choosesMine = (conflict: NoteConflict, choices: Choices): boolean =>
  notePlaces(conflict).every((place) => choiceAt(place, choices) === 'mine')
