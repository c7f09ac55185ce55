import { describe, expect, it } from 'vitest'
import { heatPaths, passesPerCell } from './heat-grid.ts'

describe('passesPerCell', () => {
  const across = {
    points: [
      [0, 1.5],
      [4, 1.5],
    ] as const,
    passes: 3,
  }

  it('counts a pass in full on its way and half beside it', () => {
    expect(passesPerCell([across], 4, 3, 1)).toEqual([
      [1.5, 1.5, 1.5, 1.5],
      [3, 3, 3, 3],
      [1.5, 1.5, 1.5, 1.5],
    ])
  })

  it('adds up routes and leaves distant cells at zero', () => {
    const [first, , , last] = passesPerCell([across, across], 1, 4, 1)
    expect([first, last]).toEqual([[3], [0]])
  })

  it('takes a route that stands still for a place', () => {
    const standing = {
      points: [
        [0.5, 0.5],
        [0.5, 0.5],
      ] as const,
      passes: 2,
    }
    expect(passesPerCell([standing], 2, 1, 1)).toEqual([[2, 1]])
  })
})

describe('heatPaths', () => {
  it('joins neighbours of one level and skips what is below the first step', () => {
    const values = [
      [0, 1, 1, 5],
      [5, 5, 0, 0],
    ]
    expect(heatPaths(values, [1, 5])).toEqual(['M1 0.5h2', 'M3 0.5h1M0 1.5h2'])
  })
})
