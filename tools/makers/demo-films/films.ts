import type { Page } from 'playwright-core'
import type { FilmName } from '@repo/site/features/media/demo/names.ts'

export interface FilmPlan {
  /** Which page the film is taken from, below the language. */
  path: string
  /** What fills the picture. */
  stage: string
  css: string
  seconds: number
  /** The second of the scene at which the film begins. */
  from?: number
  /** What a hand does before a frame. */
  step?(page: Page, seconds: number): Promise<void>
}

/** The scene fills the height; what does not fit is cut off `left` and right. */
const whole = (left: number) => `
  [data-stage] svg { width: auto !important; height: 720px !important; margin-left: ${left}px }
  [data-stage] > * { justify-content: start !important; overflow: hidden }
  [data-stage] > * > * { justify-content: start !important }
  [data-stage] > * + * { display: none }`

/** What is pressed in every frame between two seconds: an arrow moves the steel by 10 cm, Enter turns it. */
const presses: readonly (readonly [from: number, to: number, key: string])[] = [
  [0.5, 0.55, 'Enter'],
  [0.8, 0.85, 'Enter'],
  [1.5, 3.5, 'Shift+ArrowLeft'],
  [3.5, 4.1, 'Shift+ArrowDown'],
  [7, 7.6, 'Shift+ArrowUp'],
  [7.6, 9.6, 'Shift+ArrowRight'],
]

/** The films of scenes that the pages show. */
export const filmPlans: Readonly<Record<Exclude<FilmName, 'shift'>, FilmPlan>> = {
  crossing: {
    path: 'logistics',
    stage: '#fleet-safety [data-scene]',
    css: whole(-110),
    from: 4.5,
    seconds: 15,
  },
  'behind-steel': {
    path: 'rtls',
    stage: '[data-position]',
    css: '#position-help { display: none } [data-stage] button { opacity: 0 }',
    seconds: 11,
    async step(page, seconds) {
      const now = presses.filter(([from, to]) => seconds >= from && seconds < to)
      for (const [, , key] of now) await page.locator('[data-move=wall]').press(key)
    },
  },
  'fifo-lane': {
    path: 'logistics#fifo-compliance',
    stage: '#fifo-compliance [data-scene]',
    css: whole(0),
    from: 5,
    seconds: 14,
  },
}

/** Second of each film that its still shows. */
export const posterAt: Readonly<Record<FilmName, number>> = {
  shift: 47,
  crossing: 7,
  'behind-steel': 5.5,
  'fifo-lane': 4.5,
}
