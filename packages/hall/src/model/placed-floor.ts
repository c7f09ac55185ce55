import { hallConstants } from './constants.ts'
import type { Building } from './building.ts'
import { cellErrorOf } from './cell-error.ts'
import { eachHearing, heard } from './hearing.ts'
import type { Method } from './error.ts'
import type { Anchor } from './plan.ts'

const { classes } = hallConstants

/** Of two gains the larger, unless they differ by rounding only. */
const margin = 1e-9

/** What an anchor in sight is worth to a cell that still lacks some, beside a cell made good. */
const worthOfSight = 0.001

/** Pairs of a place for an anchor and a cell that hears it, sorted by one of them. */
interface Pairs {
  /** Where the pairs of each begin; one more than there are. */
  readonly start: Uint32Array
  readonly other: Uint32Array
  /** Values of `heard`. */
  readonly how: Uint8Array
}

/** A floor on which anchors are tried out: which cells hear which of them, and which are well measured. */
export class PlacedFloor {
  /** Cells with enough anchors in sight. */
  enough = 0
  /** Cells whose position is fine or good. */
  ok = 0
  private readonly byAnchor: Pairs
  private readonly byCell: Pairs
  private readonly isChosen: Uint8Array
  private readonly inSight: Uint16Array
  private readonly isOk: Uint8Array
  private readonly need: Uint8Array
  /** Of each anchor the cells in its sight that lack some. */
  private readonly seenShort: Uint32Array
  /** Of each anchor what it would bring; NaN has to be computed again. */
  private readonly gain: Float64Array
  private readonly anchors: readonly Anchor[]
  private readonly measured: ReturnType<typeof cellErrorOf>

  constructor(building: Building, anchors: readonly Anchor[], method: Method) {
    this.anchors = anchors
    const { cells } = building
    this.byAnchor = hearingOf(building, anchors)
    this.byCell = turned(this.byAnchor, cells.count)
    this.isChosen = new Uint8Array(anchors.length)
    this.inSight = new Uint16Array(cells.count)
    this.isOk = new Uint8Array(cells.count)
    this.measured = cellErrorOf(building, method)
    this.need = Uint8Array.from(cells.x, (_, cell) => this.measured.neededIn(cell))
    this.gain = new Float64Array(anchors.length).fill(NaN)
    this.seenShort = Uint32Array.from(anchors, (_, anchor) => {
      let seen = 0
      this.eachCell(anchor, (_cell, how) => {
        if (how === heard.inSight) seen += 1
      })
      return seen
    })
  }

  has(anchor: number) {
    return this.isChosen[anchor] === 1
  }

  set(anchor: number, chosen: boolean) {
    this.isChosen[anchor] = chosen ? 1 : 0
    const step = chosen ? 1 : -1
    this.eachCell(anchor, (cell, how) => {
      if (how === heard.inSight) this.see(cell, step)
      this.rate(cell)
      this.eachAnchor(cell, (other) => {
        this.gain[other] = NaN
      })
    })
  }

  /** Of the others the one in sight of most cells that lack anchors. */
  seenByMostShort(): number | undefined {
    return this.best((anchor) => this.seenShort[anchor] ?? 0, 0)
  }

  /** Of the others the one that makes most cells good. */
  mostGain(): number | undefined {
    return this.best((anchor) => {
      const known = this.gain[anchor] ?? NaN
      return Number.isNaN(known) ? (this.gain[anchor] = this.gainOf(anchor)) : known
    }, margin)
  }

  private best(worthOf: (anchor: number) => number, least: number): number | undefined {
    let best: number | undefined
    let most = 0
    for (let anchor = 0; anchor < this.anchors.length; anchor += 1) {
      if (this.has(anchor)) continue
      const worth = worthOf(anchor)
      if (worth <= most + least) continue
      best = anchor
      most = worth
    }
    return best
  }

  private gainOf(anchor: number): number {
    let made = 0
    let seen = 0
    this.eachCell(anchor, (cell, how) => {
      if (this.isOk[cell]) return
      if (this.isGoodWith(cell, anchor, how)) made += 1
      else if (how === heard.inSight && this.staysShort(cell)) seen += 1
    })
    return made + worthOfSight * seen
  }

  private isShort(cell: number) {
    return (this.inSight[cell] ?? 0) < (this.need[cell] ?? 0)
  }

  /** Whether it lacks anchors with one more in sight, too. */
  private staysShort(cell: number) {
    return (this.inSight[cell] ?? 0) + 1 < (this.need[cell] ?? 0)
  }

  private see(cell: number, step: 1 | -1) {
    const wasShort = this.isShort(cell)
    this.inSight[cell] = (this.inSight[cell] ?? 0) + step
    const isShort = this.isShort(cell)
    if (wasShort === isShort) return
    this.enough -= step === 1 ? -1 : 1
    this.eachAnchor(cell, (anchor, how) => {
      if (how === heard.inSight)
        this.seenShort[anchor] = (this.seenShort[anchor] ?? 0) + (isShort ? 1 : -1)
    })
  }

  private rate(cell: number) {
    const isOk = !this.isShort(cell) && this.isPrecise(cell) ? 1 : 0
    this.ok += isOk - (this.isOk[cell] ?? 0)
    this.isOk[cell] = isOk
  }

  private isGoodWith(cell: number, anchor: number, how: number) {
    const inSight = (this.inSight[cell] ?? 0) + (how === heard.inSight ? 1 : 0)
    return inSight >= (this.need[cell] ?? 0) && this.isPrecise(cell, anchor)
  }

  /** Whether the chosen anchors, and the one on trial, measure the cell well; summed in their order. */
  private isPrecise(cell: number, trial = -1): boolean {
    this.measured.begin(cell)
    this.eachAnchor(cell, (index, how) => {
      const anchor = this.anchors[index]
      if (anchor && (this.isChosen[index] || index === trial)) this.measured.add(anchor, how)
    })
    const error = this.measured.error()
    return error !== undefined && error <= classes.good
  }

  private eachCell(anchor: number, act: (cell: number, how: number) => void) {
    each(this.byAnchor, anchor, act)
  }

  private eachAnchor(cell: number, act: (anchor: number, how: number) => void) {
    each(this.byCell, cell, act)
  }
}

function each({ start, other, how }: Pairs, of: number, act: (other: number, how: number) => void) {
  const end = start[of + 1] ?? 0
  for (let at = start[of] ?? 0; at < end; at += 1) act(other[at] ?? 0, how[at] ?? 0)
}

function hearingOf(building: Building, anchors: readonly Anchor[]): Pairs {
  const start = new Uint32Array(anchors.length + 1)
  const cells: number[] = []
  const how: number[] = []
  anchors.forEach((anchor, index) => {
    eachHearing(building, anchor, (cell, sight) => {
      cells.push(cell)
      how.push(sight)
    })
    start[index + 1] = cells.length
  })
  return { start, other: Uint32Array.from(cells), how: Uint8Array.from(how) }
}

/** The same pairs, sorted by the other one. */
function turned({ start, other, how }: Pairs, count: number): Pairs {
  const turnedStart = new Uint32Array(count + 1)
  for (const of of other) turnedStart[of + 1] = (turnedStart[of + 1] ?? 0) + 1
  for (let of = 0; of < count; of += 1)
    turnedStart[of + 1] = (turnedStart[of + 1] ?? 0) + (turnedStart[of] ?? 0)
  const next = turnedStart.slice()
  const turnedOther = new Uint32Array(other.length)
  const turnedHow = new Uint8Array(how.length)
  for (let index = 0; index + 1 < start.length; index += 1)
    for (let at = start[index] ?? 0; at < (start[index + 1] ?? 0); at += 1) {
      const of = other[at] ?? 0
      const place = next[of] ?? 0
      next[of] = place + 1
      turnedOther[place] = index
      turnedHow[place] = how[at] ?? 0
    }
  return { start: turnedStart, other: turnedOther, how: turnedHow }
}
