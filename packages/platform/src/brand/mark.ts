/** The mark, on a square of 32: three distances, one point that fits them. */
export const mark = {
  size: 32,
  distances: 'M3.5 3.5 16.3 16.3M28.5 4 23.7 15M4 28.5 15 23.7',
  stroke: 4,
  point: { cx: 21, cy: 21, r: 5.2 },
} as const
