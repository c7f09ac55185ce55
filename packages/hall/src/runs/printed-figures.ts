import { partOf } from '../placement/parts.ts'

/** A copy of the last runs' key figures; none before the first, and none of another plan. */
export function printedFigures(page: ParentNode): HTMLElement | undefined {
  const runs = page.querySelector<HTMLElement>('[data-runs]')!
  if (partOf(runs, 'results').hidden || !partOf(runs, 'stale').hidden) return undefined
  return partOf(runs, 'key-figures').cloneNode(true) as HTMLElement
}
