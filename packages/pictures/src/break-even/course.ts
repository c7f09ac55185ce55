/** Benefit less investment: what it is on the first day and what each month adds. */
export interface Course {
  start: number
  perMonth: number
  /** What each month adds from a later one on, in their order. */
  later?: readonly { from: number; perMonth: number }[]
}

/** The corners of a course up to a month: the first day, where its slope changes, and the end. */
export function cornersOf({ start, perMonth, later = [] }: Course, months: number) {
  const corners = [{ month: 0, value: start }]
  let slope = perMonth
  const goTo = (month: number) => {
    const last = corners.at(-1)!
    corners.push({ month, value: last.value + slope * (month - last.month) })
  }
  for (const { from, perMonth: next } of later) {
    if (from >= months) break
    goTo(from)
    slope = next
  }
  goTo(months)
  return corners
}

export const valueAt = (course: Course, month: number): number =>
  cornersOf(course, month).at(-1)!.value
