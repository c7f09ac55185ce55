import type { Answers } from '#src/server/http/answers.ts'
import type { PageCache } from './page-cache.ts'
import type { Timeline } from './timeline.ts'

/** A list without a limit may have megabytes. */
const maxBytes = 100_000
/** Of the cache: the rest is for pages. */
const share = 0.5

/** Answers to public calls lie beside the pages, and drive none of them out. */
export const createAnswerCache = (cache: PageCache, timeline: Timeline): Answers => ({
  begin(topic) {
    if (!cache.hasRoom(share)) return undefined
    const [epoch, from] = [cache.epoch(), timeline.now()]
    return async (url, answer) => {
      if (answer.plain.length > maxBytes || !cache.hasRoom(share)) return
      const until = await timeline.until([topic], from)
      cache.set(url, { stored: answer, topics: [topic], from, until }, epoch)
    }
  },
})
