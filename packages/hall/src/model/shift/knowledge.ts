import type { Coverage } from '../coverage.ts'
import { shiftConstants } from './constants.ts'

/** What the location system knows of each square of the map. */
export class Knowledge {
  private readonly coverage: Coverage

  constructor(coverage: Coverage) {
    this.coverage = coverage
  }

  /** One standard deviation in metres; undefined where nothing can be measured. */
  errorAt(x: number, y: number): number | undefined {
    const { cells, error } = this.coverage
    const square = this.squareAt(x, y)
    const cell = square < 0 ? -1 : (cells.at[square] ?? -1)
    const known = cell < 0 ? NaN : (error[cell] ?? NaN)
    return Number.isNaN(known) ? undefined : known
  }

  /** Whether a truck there is known well enough to act on. */
  isKnown(x: number, y: number): boolean {
    const error = this.errorAt(x, y)
    return error !== undefined && error <= shiftConstants.known
  }

  /** The square of the map; −1 is outside. */
  squareAt(x: number, y: number): number {
    const { cells } = this.coverage
    const column = Math.floor((x - cells.left) / cells.size)
    const row = Math.floor((y - cells.bottom) / cells.size)
    const isInside = column >= 0 && row >= 0 && column < cells.columns && row < cells.rows
    return isInside ? row * cells.columns + column : -1
  }

  get squares(): number {
    return this.coverage.cells.at.length
  }
}
