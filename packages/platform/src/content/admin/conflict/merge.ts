import { diff3MergeRegions } from 'node-diff3'
import { blocksOf } from './blocks.ts'

export type Side = 'theirs' | 'mine'

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
}

/** Which side counts where; at other places what one side alone has changed, else theirs. */
export type Choices = Readonly<Record<string, Side>>

/** A conflict goes to what is stored until somebody decides otherwise: mine stays on the device. */
export const choiceAt = ({ key, changed }: Place, choices: Choices): Side =>
  choices[key] ?? (changed === 'mine' ? 'mine' : 'theirs')

/** Whether something of mine is not in the merged version. */
export const losesMine = (places: readonly Place[], choices: Choices): boolean =>
  places.some((place) => place.changed !== 'theirs' && choiceAt(place, choices) === 'theirs')

interface Versions<Value> {
  /** Absent where it is not known what both began with. */
  base: Value | undefined
  theirs: Value
  mine: Value
}

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

/** A run of blocks: where the versions agree, or one in which they differ. */
export interface Passage {
  /** Absent: both say the same. */
  changed: Place['changed'] | undefined
  base: readonly string[] | null
  theirs: readonly string[]
  mine: readonly string[]
}

/** Compares rich texts block by block. */
export function passagesOf({ base, theirs, mine }: Versions<string>): Passage[] {
  const [a, b] = [blocksOf(mine), blocksOf(theirs)]
  // Without a common beginning, what both have counts as one: whatever one side has is kept.
  const o = base === undefined ? commonTo(a, b) : blocksOf(base)
  const regions = diff3MergeRegions(a, o, b)
  let at = 0
  return regions.map((region, index): Passage => {
    if (!region.stable) {
      at = region.oStart + region.oLength
      const isSame = region.aContent.join('\n') === region.bContent.join('\n')
      const was = base === undefined ? null : region.oContent
      return {
        changed: isSame ? undefined : 'both',
        base: was,
        theirs: region.bContent,
        mine: region.aContent,
      }
    }
    const { buffer, bufferContent: content } = region
    if (buffer === 'o') {
      at = region.bufferStart + region.bufferLength
      return { changed: undefined, base: content, theirs: content, mine: content }
    }
    const next = regions[index + 1]
    const start = next?.stable ? next.bufferStart : next?.oStart
    const end = start ?? o.length
    const was = o.slice(at, end)
    at = end
    return buffer === 'a'
      ? { changed: 'mine', base: was, theirs: was, mine: content }
      : { changed: 'theirs', base: was, theirs: content, mine: was }
  })
}

function commonTo(a: readonly string[], b: readonly string[]): string[] {
  return diff3MergeRegions([...a], [...b], [...b]).flatMap((region) =>
    region.stable && region.buffer === 'o' ? region.bufferContent : [],
  )
}
