import { partOf } from '../placement/parts.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

/** A copy of the last runs' key figures; none before the first, and none of another plan. */
export function printedFigures(page: ParentNode): HTMLElement | undefined {
  const runs = elementIn(page, '[data-runs]', HTMLElement)
  if (partOf(runs, 'results').hidden || !partOf(runs, 'stale').hidden) return undefined
  return partOf(runs, 'key-figures').cloneNode(true) as HTMLElement
}
