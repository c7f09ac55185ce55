import type { Answers } from '#src/server/http/answers.ts'
import type { StoredResponse } from '#src/server/http/stored-response.ts'
import { createSingleFlight } from '#src/server/single-flight.ts'
import type { PageCache } from './page-cache.ts'
import type { Timeline } from './timeline.ts'
import { watchChanges } from './watch-changes.ts'

/** A list without a limit may have megabytes. */
const maxBytes = 100_000
/** Of the cache: the rest is for pages. */
const cacheShare = 0.5

/** Answers to public calls lie beside the pages, and drive none of them out. */
export function createAnswerCache(cache: PageCache, timeline: Timeline): Answers {
  const share = createSingleFlight<StoredResponse>(watchChanges(cache, timeline))
  const fits = ({ plain }: StoredResponse) => plain.length <= maxBytes && cache.hasRoom(cacheShare)

  return {
    // A request that waited for its turn may find what was kept meanwhile.
    share: async (url, topic, make) =>
      cache.get(url) ??
      share(url, async () => {
        const [epoch, from] = [cache.epoch(), timeline.now()]
        const stored = await make()
        if (!fits(stored)) return stored
        const until = await timeline.until([topic], from)
        cache.set(url, { stored, topics: [topic], from, until }, epoch)
        return stored
      }),
  }
}
