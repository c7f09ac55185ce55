import { expect, test } from 'vitest'
import { goTo, playOrPause, replayOf, stoppedClock, tick, timeText } from './playback.ts'

const playing = playOrPause(stoppedClock(3600))

test('a second on the screen shows as many of the shift as the speed says', () => {
  expect(tick(playing, 1000).time).toBe(15)
  expect(tick({ ...playing, speed: 120 }, 500).time).toBe(60)
  expect(tick(stoppedClock(3600), 1000).time).toBe(0)
})

test('it stops at the end of the shift, and plays again from the beginning', () => {
  const over = tick(goTo(playing, 3599), 1000)
  expect(over).toMatchObject({ time: 3600, isPlaying: false })
  expect(playOrPause(over)).toMatchObject({ time: 0, isPlaying: true })
})

test('nobody goes beyond the shift', () => {
  expect(goTo(playing, -5).time).toBe(0)
  expect(goTo(playing, 5000).time).toBe(3600)
})

test('a replay begins 8 s before at half speed, and the speed chosen holds again afterwards', () => {
  const replay = replayOf(stoppedClock(3600), 100)
  expect(replay).toMatchObject({ time: 92, isPlaying: true })
  expect(tick(replay, 1000).time).toBe(92.5)
  const over = tick(replay, 20_000)
  expect(over).toMatchObject({ time: 102, isPlaying: false })
  expect(tick(playOrPause(over), 1000).time).toBe(117)
})

test('the time of the shift has its tenths as the language writes them', () => {
  expect(timeText('en', 3723.4)).toBe('1:02:03.4')
  for (const lang of ['de', 'es', 'fr', 'it', 'pt'] as const)
    expect(timeText(lang, 59.96)).toBe('0:00:59,9')
})
