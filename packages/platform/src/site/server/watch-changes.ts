import type { PageCache } from './page-cache.ts'
import type { Timeline } from './timeline.ts'

/** For single flight: whether neither a write nor the clock has changed what visitors see since the start. */
export const watchChanges = (cache: PageCache | undefined, timeline: Timeline) => () => {
  const [epoch, begun] = [cache?.epoch(), timeline.now()]
  return () => cache?.epoch() === epoch && !timeline.hasPassedSince(begun)
}
