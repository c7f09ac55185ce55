import type { Alert } from './engine.ts'
import type { Wording } from './labels.ts'

export interface AlertTexts {
  readonly crossing: string
  readonly sentence: string
  readonly time: string
  readonly closing: string
}

export function alertTexts(alert: Alert | undefined, { labels, ...wording }: Wording): AlertTexts {
  const [a, b] = alert?.between ?? ['', '']
  return {
    crossing: labels.crossing.replace('{name}', alert?.zone.name ?? ''),
    sentence: labels.collisionText.replace('{a}', a).replace('{b}', b),
    time: wording.seconds(alert?.seconds ?? 0),
    closing: wording.speed(alert?.closingSpeed ?? 0),
  }
}
