import { notify } from '@repo/platform/ui/notifications/notify.ts'
import type { Planner } from '../planner/planner-state.ts'
import type { BrowserWords } from './browser-words.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

/** What each piece of the panel works with. */
export interface Context {
  readonly panel: HTMLElement
  readonly planner: Planner
  readonly words: BrowserWords
  /** Named in `data-export`; some stand beside the plan. */
  readonly part: (name: string) => HTMLElement
  readonly onPress: (name: string, act: () => unknown) => void
}

export function contextOf(page: ParentNode, planner: Planner): Context {
  const panel = elementIn(page, '[data-exports]', HTMLElement)
  const part = (name: string) => elementIn(page, `[data-export="${name}"]`, HTMLElement)
  return {
    panel,
    planner,
    words: JSON.parse(panel.dataset.words ?? '') as BrowserWords,
    part,
    onPress(name, act) {
      part(name).addEventListener('click', () => void act())
    },
  }
}

export const say = (type: 'success' | 'error', message: string) => notify({ type, message })
