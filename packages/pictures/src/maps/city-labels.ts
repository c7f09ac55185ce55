import type { Point } from '../plan/geometry.ts'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Name {
  name: string
  /** The middle of the place that it names. */
  label: Point
}

export interface Label {
  lines: readonly string[]
  /** The middle of its first line, on the line that the letters stand on. */
  at: Point
  box: Box
}

/** In the units of the map, as high as the letters are. */
export const letterHeight = 50
export const lineHeight = 54
const longestLine = 12
/** How far a name may move to stay within the frame. */
const shift = 70
const margin = 14

/** The names that can be read: one that leaves the frame or lies on another is left out. */
export function placeNames(names: readonly Name[], frame: Box, taken: readonly Box[]): Label[] {
  const middle: Point = [frame.left + frame.width / 2, frame.top + frame.height / 2]
  const placed: Label[] = []
  const fromMiddle = ({ label: [x, y] }: Name) => Math.hypot(x - middle[0], y - middle[1])
  for (const name of names.toSorted((one, other) => fromMiddle(one) - fromMiddle(other))) {
    const label = labelOf(name, frame)
    if (!label) continue
    if ([...taken, ...placed.map(({ box }) => box)].some((box) => meet(box, label.box))) continue
    placed.push(label)
  }
  return placed
}

function labelOf({ name, label: [x, y] }: Name, frame: Box): Label | undefined {
  const lines = linesOf(name)
  const width = Math.max(...lines.map(widthOf)) + margin
  const height = (lines.length - 1) * lineHeight + letterHeight + margin
  const left = within(x - width / 2, frame.left, frame.width - width)
  const top = within(y - height / 2, frame.top, frame.height - height)
  if (Math.max(Math.abs(left + width / 2 - x), Math.abs(top + height / 2 - y)) > shift) return
  const at: Point = [left + width / 2, top + margin / 2 + letterHeight * 0.8]
  return { lines, at, box: { left, top, width, height } }
}

const within = (value: number, from: number, length: number) =>
  Math.round(Math.min(from + length - margin, Math.max(from + margin, value)))

const meet = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

/** A generous estimate: the server has no font to measure with. */
const widthOf = (line: string): number =>
  Array.from(line, (letter) => {
    if (/[ilI.,;:'’ ]/.test(letter)) return 0.34
    return /[mwMWÇÃ]/.test(letter) ? 0.9 : 0.6
  }).reduce((sum, width) => sum + width * letterHeight, 0)

/** A long name stands on two lines, broken at the space nearest to its middle. */
function linesOf(name: string): readonly string[] {
  if (name.length <= longestLine) return [name]
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const middle = name.length / 2
  const best = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  return best === undefined ? [name] : [name.slice(0, best), name.slice(best + 1)]
}
