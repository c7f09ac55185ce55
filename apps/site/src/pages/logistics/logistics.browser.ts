import { setUpPauseButton } from '@repo/pictures/floor/run-while-seen.ts'
import { play } from '@repo/pictures/scenes/play.ts'
import type { Scene } from '@repo/pictures/scenes/scene.ts'
import { answerSlider } from './slider.ts'
import { setUpTabs } from './tabs.ts'

/** Tabs, the slider of trucks on shift, and scenes that run, not for visitors who prefer reduced motion. */
export function enhance(root: HTMLElement): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const running = new Set<Element>()
  setUpTabs(root, (panel) => {
    const frame = panel.querySelector<HTMLElement>('[data-scene]')
    const { scene, locale = 'en' } = frame?.dataset ?? {}
    if (!frame || !scene || isStill || running.has(frame)) return
    running.add(frame)
    play(frame, JSON.parse(scene) as Scene, locale)
  })
  setUpPauseButton()
  const slider = root.querySelector<HTMLElement>('[data-trucks-on-shift]')
  if (slider) answerSlider(slider)
}
