const hoursPerValue = 0.25

export interface Shortage {
  /** Hours of the day in which a truck is missing. */
  hours: number
  /** Trucks that are missing at the worst moment. */
  missing: number
  /** Of the trucks on shift, over the day; a fraction. */
  used: number
}

/** What the day would have lacked with so many trucks on shift. */
export function shortageOf(curve: readonly number[], trucks: number): Shortage {
  const short = curve.filter((value) => value > trucks).length
  const used = curve.reduce((sum, value) => sum + Math.min(value, trucks), 0)
  return {
    hours: short * hoursPerValue,
    missing: Math.max(0, Math.max(...curve) - trucks),
    used: used / (trucks * curve.length),
  }
}

/** Bars of the day between two heights, for a box as wide as the values and as high as `top`. */
export function bars(curve: readonly number[], from: number, to: number, top: number): string {
  return curve
    .map((value, index) => {
      const height = Math.min(value, to) - from
      return height > 0 ? `M${index + 0.1} ${top - from}h.8v-${height}h-.8z` : ''
    })
    .join('')
}
