import type { Building } from './building.ts'
import { cellErrorOf } from './cell-error.ts'
import type { Cells } from './cells.ts'
import { classOf, positionClasses, type Method, type PositionClass } from './error.ts'
import { eachHearing, heard } from './hearing.ts'
import type { Anchor } from './plan.ts'

/** Of each drivable cell how well a position is measured there. */
export interface Coverage {
  readonly cells: Cells
  readonly method: Method
  readonly anchors: readonly Anchor[]
  /** For each cell in turn, how it hears each anchor: values of `heard`. */
  readonly hearing: Uint8Array
  readonly inSight: Uint16Array
  /** One standard deviation in metres; NaN where there is no value. */
  readonly error: Float64Array
  /** Index in `positionClasses`. */
  readonly class: Uint8Array
}

export function coverageOf(
  building: Building,
  anchors: readonly Anchor[],
  method: Method,
): Coverage {
  const { cells } = building
  const coverage: Coverage = {
    cells,
    method,
    anchors: [...anchors],
    hearing: new Uint8Array(cells.count * anchors.length),
    inSight: new Uint16Array(cells.count),
    error: new Float64Array(cells.count),
    class: new Uint8Array(cells.count),
  }
  anchors.forEach((anchor, index) => {
    eachHearing(building, anchor, (cell, how) => {
      coverage.hearing[cell * anchors.length + index] = how
    })
  })
  const measure = measureOf(building, coverage)
  for (let cell = 0; cell < cells.count; cell += 1) measure(cell)
  return coverage
}

/** Moves one anchor; only cells that heard it, or hear it now, are computed again. */
export function moveAnchor(
  building: Building,
  coverage: Coverage,
  index: number,
  to: Anchor,
): Coverage {
  const { anchors, hearing, cells } = coverage
  const moved: Coverage = { ...coverage, anchors: anchors.with(index, to) }
  const changed = new Set<number>()
  const write = (cell: number, how: number) => {
    hearing[cell * anchors.length + index] = how
    changed.add(cell)
  }
  for (let cell = 0; cell < cells.count; cell += 1)
    if (hearing[cell * anchors.length + index]) write(cell, heard.not)
  eachHearing(building, to, write)
  const measure = measureOf(building, moved)
  for (const cell of changed) measure(cell)
  return moved
}

/** Computes a cell from what it hears, its anchors summed in their order. */
function measureOf(building: Building, { method, anchors, hearing, ...result }: Coverage) {
  const measured = cellErrorOf(building, method)
  return (cell: number) => {
    let inSight = 0
    measured.begin(cell)
    for (let index = 0; index < anchors.length; index += 1) {
      const how = hearing[cell * anchors.length + index]
      const anchor = anchors[index]
      if (!how || !anchor) continue
      if (how === heard.inSight) inSight += 1
      measured.add(anchor, how)
    }
    const error = measured.error()
    result.inSight[cell] = inSight
    result.error[cell] = error ?? NaN
    result.class[cell] = positionClasses.indexOf(classOf(error, inSight >= measured.neededIn(cell)))
  }
}

/** How the floor is divided among the classes, and its errors where there are some. */
export interface CoverageSummary {
  readonly cells: Readonly<Record<PositionClass, number>>
  /** Share of the drivable floor that is fine or good. */
  readonly share: number
  /** Metres; undefined where no position can be measured at all. */
  readonly median: number | undefined
  readonly p95: number | undefined
}

export function summaryOf({ error, class: classes }: Coverage): CoverageSummary {
  const cells = { fine: 0, good: 0, weak: 0, none: 0 }
  for (const index of classes) cells[positionClasses[index] ?? 'none'] += 1
  const known = error.filter((value) => !Number.isNaN(value)).toSorted()
  const element = (share: number) => known[Math.floor(known.length * share)]
  return {
    cells,
    share: classes.length ? (cells.fine + cells.good) / classes.length : 0,
    median: element(0.5),
    p95: element(0.95),
  }
}
