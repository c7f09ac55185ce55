import { formatNumber } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'

/** How many seconds of the shift one second on the screen shows; half is for replays. */
export const speeds = [1, 4, 15, 60, 120] as const
const replay = { before: 8, speed: 0.5 } as const
export const stepSeconds = 0.2

/** The clock of both runs, in seconds from the start of the shift. */
export interface Clock {
  readonly time: number
  readonly end: number
  readonly isPlaying: boolean
  readonly speed: number
  /** Until when a replay runs; what was set before holds again afterwards. */
  readonly replayUntil?: number | undefined
}

export const stoppedClock = (end: number): Clock => ({ time: 0, end, isPlaying: false, speed: 15 })

export function goTo(clock: Clock, time: number): Clock {
  return { ...clock, time: Math.min(clock.end, Math.max(0, time)), replayUntil: undefined }
}

/** After so many milliseconds on the screen; it stops at the end of the shift or of a replay. */
export function tick(clock: Clock, elapsedMs: number): Clock {
  if (!clock.isPlaying) return clock
  const isReplay = clock.replayUntil !== undefined
  const until = clock.replayUntil ?? clock.end
  const speed = isReplay ? replay.speed : clock.speed
  const time = clock.time + (elapsedMs / 1000) * speed
  return time < until
    ? { ...clock, time }
    : { ...clock, time: until, isPlaying: false, replayUntil: undefined }
}

/** Plays again from its beginning where it has ended. */
export function playOrPause(clock: Clock): Clock {
  if (clock.isPlaying) return { ...clock, isPlaying: false, replayUntil: undefined }
  return { ...clock, isPlaying: true, time: clock.time >= clock.end ? 0 : clock.time }
}

export const replayOf = (clock: Clock, t: number): Clock => ({
  ...goTo(clock, t - replay.before),
  isPlaying: true,
  replayUntil: Math.min(clock.end, t + 2),
})

/** `1:02:03.4` from the start of the shift; other languages have a comma before the tenths. */
export function timeText(lang: Lang, seconds: number): string {
  const tenths = Math.floor(seconds * 10 + 1e-6)
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(tenths / 600)
  const text = `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(Math.floor(tenths / 10) % 60)}`
  return text + formatNumber(lang, (tenths % 10) / 10, 1).slice(1)
}
