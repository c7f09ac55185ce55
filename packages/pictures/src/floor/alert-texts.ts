import type { Alert } from './alerts.ts'
import type { Wording } from './labels.ts'
import { speedZone } from './zones.ts'

export interface AlertTexts {
  readonly title: string
  readonly place: string
  readonly sentence: string
  /** What the two numbers are, and their values. */
  readonly labels: readonly string[]
  readonly values: readonly [string, string]
}

type Figures = AlertTexts['values']

function figuresOf(alert: Alert, wording: Wording): readonly [place: string, values: Figures] {
  if (alert.kind === 'collision') {
    const values = [wording.seconds(alert.seconds), wording.speed(alert.closingSpeed)] as const
    return [alert.zone?.name ?? '', values]
  }
  if (alert.kind === 'speeding') {
    return [speedZone.name, [wording.speed(alert.speed), wording.limit(speedZone.limit)]]
  }
  if (alert.kind === 'fifo') {
    return [alert.aisle, [wording.days(alert.days), wording.days(alert.oldest)]]
  }
  return [alert.dock, [alert.tool, wording.seconds(alert.seconds)]]
}

/** What the panel says. A place without a name is left out. */
export function alertTexts(alert: Alert, wording: Wording): AlertTexts {
  const isWithPerson = alert.kind === 'collision' && alert.withPerson
  const words = wording.labels.alerts[isWithPerson ? 'person' : alert.kind]
  const [a = '', b = ''] = alert.about
  const [place, values] = figuresOf(alert, wording)
  return {
    title: words.title,
    place: place && words.place.replace('{name}', place),
    sentence: words.text.replace('{a}', a).replace('{b}', b),
    labels: words.figures,
    values,
  }
}
