const minute = 60_000
const units = [
  [365 * 24 * 60 * minute, 'year'],
  [30 * 24 * 60 * minute, 'month'],
  [24 * 60 * minute, 'day'],
  [60 * minute, 'h'],
  [minute, 'min'],
] as const

/** How long ago something was, in its largest whole unit. */
export function ageText(ms: number): string {
  const [length, unit] = units.find(([one]) => ms >= one) ?? [minute, 'min']
  const count = Math.max(0, Math.floor(ms / length))
  const isShort = unit === 'h' || unit === 'min'
  return `${count} ${unit}${count === 1 || isShort ? '' : 's'}`
}

/** The same as a time in the past. */
export const agoText = (ms: number): string => (ms < minute ? 'just now' : `${ageText(ms)} ago`)
