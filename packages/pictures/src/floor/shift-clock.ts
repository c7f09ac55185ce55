/** The time of day of the sample shift at second 0 of the loop. */
const start = (22 * 60 + 40) * 60 + 50

const two = (value: number) => String(value).padStart(2, '0')

/** `22:41:07` */
export function shiftClock(seconds: number): string {
  const total = Math.floor(start + seconds + 86_400) % 86_400
  return [total / 3600, (total / 60) % 60, total % 60]
    .map((part) => two(Math.floor(part)))
    .join(':')
}
