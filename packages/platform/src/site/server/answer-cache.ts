import type { Answers } from '#src/server/http/answers.ts'
import type { CachedResponse } from '#src/server/http/cached-response.ts'
import { createSingleFlight } from '#src/server/single-flight.ts'
import type { PageCache } from './page-cache.ts'
import type { Timeline } from './timeline.ts'
import { watchChanges } from './watch-changes.ts'

const maxBytes = 100_000
/** Of the list of a language without a limit: that of 10,000 articles has 4.4 million bytes. There are few of them. */
const maxBytesOfWhole = 8_000_000
const wholeList = /\/site\/[a-z]{2}$/
/** Of the cache: the rest is for pages. */
const cacheShare = 0.5

/** Answers to public calls lie beside the pages, and drive none of them out. */
export function createAnswerCache(cache: PageCache, timeline: Timeline): Answers {
  const share = createSingleFlight<CachedResponse>(watchChanges(cache, timeline))
  const fits = (url: string, { plain }: CachedResponse) =>
    plain.length <= (wholeList.test(url) ? maxBytesOfWhole : maxBytes) && cache.hasRoom(cacheShare)

  return {
    // A request that waited for its turn may find what was kept meanwhile.
    share: async (url, topic, make) =>
      cache.get(url) ??
      share(url, async () => {
        const [epoch, from] = [cache.epoch(), timeline.now()]
        const stored = await make()
        if (!fits(url, stored)) return stored
        const until = await timeline.until([topic], from)
        cache.set(url, { stored, topics: [topic], from, until }, epoch)
        return stored
      }),
  }
}
