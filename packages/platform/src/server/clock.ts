export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** In milliseconds. */
export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** ISO 8601, UTC, milliseconds: how every time is stored and sent. Now, or so many milliseconds from now. */
export const timestamp = (clock: Clock, fromNow = 0): string =>
  new Date(clock.now().getTime() + fromNow).toISOString()
