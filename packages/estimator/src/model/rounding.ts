/** Rounds half up, and never returns -0. */
export const round = (value: number): number => Math.round(value) + 0

export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return round(value * scale) / scale
}

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most)
