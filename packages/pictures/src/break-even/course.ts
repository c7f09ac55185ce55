/** Benefit less investment: what it is on the first day and what each month adds. */
export interface Course {
  start: number
  perMonth: number
  /** What each month adds from a later one on, in their order. */
  later?: readonly { from: number; perMonth: number }[]
}

/** The corners of a course up to a month: the first day, where its slope changes, and the end. */
export function cornersOf({ start, perMonth, later = [] }: Course, months: number) {
  let corner = { month: 0, value: start }
  const corners = [corner]
  let slope = perMonth
  const goTo = (month: number) => {
    corner = { month, value: corner.value + slope * (month - corner.month) }
    corners.push(corner)
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
  cornersOf(course, month).at(-1)?.value ?? course.start
