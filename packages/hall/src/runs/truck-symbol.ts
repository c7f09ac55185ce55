export interface SymbolPart {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Shares of a truck's length and width. The model of the drawings is not imported: home and the
 * simulator would share a file, and home would load 200 bytes more. A test compares both.
 */
export const symbolShares = {
  body: 0.632,
  forkTip: 0.977,
  forkMiddle: 0.254,
  forkWidth: 0.196,
  palletWidth: 0.702,
} as const

/** A truck from above as few rectangles, around its middle, within a body of the given size. */
export function truckSymbol({ length, width }: { length: number; width: number }) {
  const part = (from: number, to: number, middle: number, across: number): SymbolPart => ({
    x: (from - 0.5) * length,
    y: (middle - across / 2) * width,
    width: (to - from) * length,
    height: across * width,
  })
  const { body, forkTip, forkMiddle, forkWidth, palletWidth } = symbolShares
  return {
    body: part(0, body, 0, 1),
    forks: [-forkMiddle, forkMiddle].map((middle) => part(body, forkTip, middle, forkWidth)),
    pallet: part(body, 1, 0, palletWidth),
  }
}
