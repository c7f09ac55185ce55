import { hallConstants } from './constants.ts'
import type { Building } from './building.ts'
import { cellErrorOf } from './cell-error.ts'
import { heard } from './hearing.ts'
import type { Method } from './error.ts'
import type { Anchor } from './plan.ts'
import { type Pairs, each, hearingOf, turned } from './hearing-pairs.ts'

const { classes } = hallConstants

/** Of two gains the larger, unless they differ by rounding only. */
const margin = 1e-9

/** What an anchor in sight is worth to a cell that still lacks some, beside a cell made good. */
const worthOfSight = 0.001

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
