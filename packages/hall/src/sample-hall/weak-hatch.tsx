import { look } from './sample-hall-paint.ts'
import { hatchPath } from '@repo/pictures/plan/hatch.ts'
import { cell, weakPlaces } from './weak-places.ts'

let paths: ReturnType<typeof drawn> | undefined

/** Hatches the floor where the hall model expects a weak position. */
export function WeakHatch() {
  // When it is first drawn: the start of a server waits for it else.
  paths ??= drawn()
  return (
    <>
      <path {...look.weak} d={paths.cells} />
      <path {...look.weakHatch} d={paths.hatch} />
    </>
  )
}

function drawn() {
  const half = cell / 2
  const squares = weakPlaces().map(
    ([x, y]) =>
      [
        [x - half, y - half],
        [x + half, y - half],
        [x + half, y + half],
        [x - half, y + half],
      ] as const,
  )
  return {
    cells: squares.map(([[x, y]]) => `M${x} ${y}h${cell}v${cell}h-${cell}z`).join(''),
    hatch: squares.map((square) => hatchPath(square, cell / Math.SQRT2)).join(''),
  }
}
