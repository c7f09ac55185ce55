/** From when until when visitors see an item (ISO times, UTC); absent: without bound. */
export interface Schedule {
  publishAt?: string | undefined
  hideAt?: string | undefined
}

/** The next time at which the clock alone changes who sees the item. */
export function nextScheduledTime(
  { publishAt, hideAt }: Schedule,
  now: number,
): string | undefined {
  return [publishAt, hideAt].find((time) => time !== undefined && Date.parse(time) > now)
}
