import {
  mergeBlocks,
  type Choice,
  type Passage,
  type Side,
  type Versions,
} from '#src/content/merge/merge-blocks.ts'
import { blocksOf } from './blocks.ts'

export type { Choice, Side }

/** A place where two versions of something differ. */
export interface Place {
  key: string
  /** The label of the field. */
  field: string
  /** Who has changed it since the version that both began with; `both` is a conflict. */
  changed: Side | 'both'
  /** As it was in that version; null where that is not known. */
  base: string | null
  theirs: string
  mine: string
  /** Of a rich text: the blocks of the three. */
  blocks?: Pick<Passage, 'base' | Side>
  /** Both versions can be kept, one after the other. */
  bothFit?: boolean
}

/** What counts where; at other places what one side alone has changed, else theirs. */
export type Choices = Readonly<Record<string, Choice>>

/** A conflict goes to what is stored until somebody decides otherwise: mine stays on the device. */
export const choiceAt = ({ key, changed }: Place, choices: Choices): Choice =>
  choices[key] ?? (changed === 'mine' ? 'mine' : 'theirs')

/** Whether something of mine is not in the merged version. */
export const losesMine = (places: readonly Place[], choices: Choices): boolean =>
  places.some((place) => place.changed !== 'theirs' && choiceAt(place, choices) === 'theirs')

/** Who has changed a value; undefined where both say the same. */
export function changedBy<Value>(
  { base, theirs, mine }: Versions<Value>,
  same: (a: Value, b: Value) => boolean,
): Place['changed'] | undefined {
  if (same(theirs, mine)) return undefined
  if (base !== undefined && same(base, theirs)) return 'mine'
  if (base !== undefined && same(base, mine)) return 'theirs'
  return 'both'
}

/** Compares rich texts block by block. */
export const passagesOf = ({ base, theirs, mine }: Versions<string>): Passage[] =>
  mergeBlocks({
    base: base === undefined ? undefined : blocksOf(base),
    theirs: blocksOf(theirs),
    mine: blocksOf(mine),
  })
