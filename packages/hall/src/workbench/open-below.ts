import { flushSync } from 'react-dom'
import { goTo } from './go-to.ts'
import { loaded } from './loaded.ts'
import type { Workbench } from './workbench.ts'

/** Loads the sections below the tool when they are first wanted; answers whether they are there. */
export async function loadBelow({ below, words }: Workbench): Promise<boolean> {
  if (below.state.Sections) return true
  const parts = await loaded(() => import('./sections.tsx'), words.start.failed)
  if (parts) flushSync(() => below.set({ Sections: parts.Sections }))
  return !!parts
}

export async function openBelow(
  workbench: Workbench,
  id: 'materials' | 'runs' | 'take-along',
): Promise<boolean> {
  const isThere = await loadBelow(workbench)
  if (isThere) goTo(id)
  return isThere
}
