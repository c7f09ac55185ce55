import { expect, test } from 'vitest'
import { floorLabels } from '#testing/floor-labels.ts'
import { createWording } from './labels.ts'
import { recentAlerts } from './recent-alerts.ts'
import { stillFloor } from './still-floor.ts'
import { stillTime } from './still-time.ts'

test('the most severe alerts come first, and of these the newest', () => {
  const wording = createWording(floorLabels.live, 'de-DE')
  const alerts = recentAlerts(stillFloor(), stillTime, wording, 5)
  const isDanger = alerts.map((alert) => alert.isDanger)
  expect(isDanger).toEqual(isDanger.toSorted((one, other) => Number(other) - Number(one)))
  expect(new Set(isDanger).size).toBe(2)
  for (const danger of [true, false]) {
    const times = alerts.filter((alert) => alert.isDanger === danger).map(({ time }) => time)
    expect(times).toEqual(times.toSorted().toReversed())
  }
})
