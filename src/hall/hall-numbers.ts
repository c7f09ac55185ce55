import type { HallSize } from './generate.ts'

/** What the estimate and the planner tell each other of a hall, in a fragment that no server receives. */
export interface HallNumbers {
  readonly size: HallSize
  readonly trucks: number
}

/** The names of the estimate's own inputs, so that it reads them as it reads its links. */
const names = { area: 200_000, aisles: 1_000, aisleLength: 1_000, forklifts: 10_000 } as const

const parameters = ({ size, trucks }: HallNumbers) => {
  const { area, aisles, aisleLength, tracking } = size
  return new URLSearchParams(
    Object.entries({ area, aisles, aisleLength, forklifts: trucks, tracking }).map(
      ([name, value]) => [name, String(value)],
    ),
  ).toString()
}

/** The fragment with which the estimate begins with a plan's numbers, and how many anchors it has. */
export const estimateFragment = (numbers: HallNumbers, anchors: number) =>
  `plan=${anchors}&${parameters(numbers)}`

/** Reads what the estimate writes: `p=estimate&` and its inputs; undefined for anything else. */
export function readHallNumbers(fragment: string): HallNumbers | undefined {
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  if (given.get('p') !== 'estimate') return undefined
  const number = (name: keyof typeof names) => {
    const value = Number(given.get(name) || Number.NaN)
    return value >= 0 && value <= names[name] ? value : Number.NaN
  }
  const size = {
    area: number('area'),
    aisles: Math.floor(number('aisles')),
    aisleLength: number('aisleLength'),
    tracking: given.get('tracking') === 'outdoor' ? 'outdoor' : 'indoor',
  } as const
  const trucks = Math.floor(number('forklifts'))
  const isWhole = [size.area, size.aisles, size.aisleLength, trucks].every(Number.isFinite)
  return isWhole && size.area >= 100 ? { size, trucks } : undefined
}
