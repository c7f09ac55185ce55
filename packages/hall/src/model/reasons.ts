import type { Building } from './building.ts'
import { cellErrorOf } from './cell-error.ts'
import type { Coverage } from './coverage.ts'
import { classOf } from './error.ts'
import { eachHearing, heard } from './hearing.ts'
import type { Anchor } from './plan.ts'

/** What an anchor of a plan is there for. */
export interface Reason {
  /** Square metres that would be neither fine nor good without it. */
  readonly only: number
  /** Square metres that have no anchor in sight beyond those they need, this one among them. */
  readonly keptFor: number
}

/** Of each anchor what it is there for, from a map of all of them. */
export function reasonsOf(building: Building, coverage: Coverage): Reason[] {
  const { cells, anchors, hearing, inSight } = coverage
  const rating = ratingOf(building, coverage)
  const squareMetres = cells.size * cells.size
  return anchors.map((_, index) => {
    let only = 0
    let keptFor = 0
    for (let cell = 0; cell < cells.count; cell += 1) {
      const how = hearing[cell * anchors.length + index]
      if (!how) continue
      if (how === heard.inSight && inSight[cell] === rating.need(cell)) keptFor += 1
      if (rating.isOk(cell) && !rating.isOk(cell, { without: index })) only += 1
    }
    return { only: only * squareMetres, keptFor: keptFor * squareMetres }
  })
}

/** Square metres that one more anchor would make fine or good. */
export function gainOf(building: Building, coverage: Coverage, anchor: Anchor): number {
  const { cells } = coverage
  const rating = ratingOf(building, coverage)
  let gained = 0
  eachHearing(building, anchor, (cell, how) => {
    if (!rating.isOk(cell) && rating.isOk(cell, { with: { anchor, how } })) gained += 1
  })
  return gained * cells.size * cells.size
}

interface Change {
  readonly without?: number
  readonly with?: { readonly anchor: Anchor; readonly how: number }
}

function ratingOf(building: Building, { anchors, hearing, method }: Coverage) {
  const measured = cellErrorOf(building, method)
  return {
    need: measured.neededIn,
    isOk(cell: number, change: Change = {}): boolean {
      let inSight = 0
      measured.begin(cell)
      const add = (anchor: Anchor, how: number) => {
        if (how === heard.inSight) inSight += 1
        measured.add(anchor, how)
      }
      anchors.forEach((anchor, index) => {
        const how = hearing[cell * anchors.length + index]
        if (how && index !== change.without) add(anchor, how)
      })
      if (change.with) add(change.with.anchor, change.with.how)
      const rated = classOf(measured.error(), inSight >= measured.neededIn(cell))
      return rated === 'fine' || rated === 'good'
    },
  }
}
