export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** ISO 8601, UTC, milliseconds: how every time is stored and sent. */
export const timestamp = (clock: Clock): string => clock.now().toISOString()
