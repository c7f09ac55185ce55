import { diffComm } from 'node-diff3'
import { matchBlocks } from './match-blocks.ts'

export type Side = 'theirs' | 'mine'

export interface Versions<Value> {
  /** Absent where it is not known what both began with. */
  base: Value | undefined
  theirs: Value
  mine: Value
}

/** A run of blocks: where the versions agree, or one in which they differ. */
export interface Passage {
  /** Who has changed it since the base; `both` is a conflict. Absent: both say the same. */
  changed: Side | 'both' | undefined
  /** Null where the base is not known. */
  base: readonly string[] | null
  theirs: readonly string[]
  mine: readonly string[]
}

type Blocks = readonly string[]

/**
 * Merges two versions of a text block by block. A block that only one has changed, added or deleted is
 * theirs or mine; a block that both have changed, or one has changed and the other deleted, is a
 * conflict. Where both have added blocks, all of them are kept. Blocks that move are deleted and added.
 */
export function mergeBlocks({ base, theirs, mine }: Versions<Blocks>): Passage[] {
  if (base === undefined) return coalesced(compared(theirs, mine))
  // Two texts that were begun from nothing have no order between them.
  if (base.length === 0 && theirs.length > 0 && mine.length > 0)
    return coalesced(compared(theirs, mine).map((passage) => ({ ...passage, base: [] })))
  const [there, here] = [matchBlocks(base, theirs), matchBlocks(base, mine)]
  const passages: Passage[] = []
  let [theirEnd, myEnd] = [0, 0]
  for (const [index, block] of base.entries()) {
    const their = there[index] ?? { from: theirEnd, to: theirEnd }
    const my = here[index] ?? { from: myEnd, to: myEnd }
    passages.push(
      ...added(theirs.slice(theirEnd, their.from), mine.slice(myEnd, my.from)),
      changed([block], theirs.slice(their.from, their.to), mine.slice(my.from, my.to)),
    )
    theirEnd = their.to
    myEnd = my.to
  }
  passages.push(...added(theirs.slice(theirEnd), mine.slice(myEnd)))
  return coalesced(passages)
}

const isSame = (a: Blocks, b: Blocks) =>
  a.length === b.length && a.every((block, index) => block === b[index])

function changed(base: Blocks, theirs: Blocks, mine: Blocks): Passage {
  const versions = { base, theirs, mine }
  if (isSame(theirs, mine)) return { changed: undefined, ...versions }
  if (isSame(base, theirs)) return { changed: 'mine', ...versions }
  return { changed: isSame(base, mine) ? 'theirs' : 'both', ...versions }
}

/** What both have added at one place is there once, the rest of theirs before the rest of mine. */
const added = (theirs: Blocks, mine: Blocks): Passage[] =>
  diffComm([...theirs], [...mine]).flatMap((part): Passage[] => {
    const passage = { base: [], theirs: [], mine: [] }
    if (part.common)
      return [{ ...passage, changed: undefined, theirs: part.common, mine: part.common }]
    const [their, my] = [part.buffer1, part.buffer2]
    return [
      ...(their.length ? [{ ...passage, changed: 'theirs' as const, theirs: their }] : []),
      ...(my.length ? [{ ...passage, changed: 'mine' as const, mine: my }] : []),
    ]
  })

/** Two versions without a known base: blocks of only one of them are kept. */
function compared(theirs: Blocks, mine: Blocks): Passage[] {
  const only = (side: Side, blocks: Blocks): Passage[] =>
    blocks.length ? [{ changed: side, base: null, theirs: [], mine: [], [side]: blocks }] : []
  let end = 0
  const passages = matchBlocks(theirs, mine).flatMap(({ from, to }, index) => {
    const [their, my] = [theirs.slice(index, index + 1), mine.slice(from, to)]
    const before = only('mine', mine.slice(end, from))
    end = to
    if (my.length === 0) return [...before, ...only('theirs', their)]
    const differs = isSame(their, my) ? undefined : ('both' as const)
    return [...before, { changed: differs, base: differs ? null : their, theirs: their, mine: my }]
  })
  return [...passages, ...only('mine', mine.slice(end))]
}

/** One passage for neighbours of the same side; each conflict is decided by itself. */
function coalesced(passages: readonly Passage[]): Passage[] {
  const merged: Passage[] = []
  for (const passage of passages) {
    const last = merged.at(-1)
    if (!last || passage.changed === 'both' || last.changed !== passage.changed)
      merged.push(passage)
    else
      merged[merged.length - 1] = {
        changed: last.changed,
        base: last.base && passage.base && [...last.base, ...passage.base],
        theirs: [...last.theirs, ...passage.theirs],
        mine: [...last.mine, ...passage.mine],
      }
  }
  return merged
}

/** Which version counts in a passage; of a conflict it is chosen. */
export type Choice = Side | 'both'

/** The blocks of a passage by what is chosen; `both`: theirs before mine. */
export function chosenBlocks({ theirs, mine }: Passage, choice: Choice): Blocks {
  if (choice === 'both') return [...theirs, ...mine]
  return choice === 'mine' ? mine : theirs
}
