import type { FastifyInstance } from 'fastify'
import { createSingleFlight } from '#src/server/single-flight.ts'
import { cachedResponse, respond, type CachedResponse } from '#src/server/http/cached-response.ts'
import { cdnHeaders } from './cdn.ts'
import { crawlerFilesOf, type CrawlerFile, type CrawlerFileParts } from './crawler-file-list.ts'
import type { PageCache } from './page-cache.ts'
import type { Timeline } from './timeline.ts'
import { watchChanges } from './watch-changes.ts'

interface Deps extends CrawlerFileParts {
  /** Absent in development. */
  cache: PageCache | undefined
  timeline: Timeline
  headers: Readonly<Record<string, string>>
}

/**
 * Serves robots.txt, sitemap.xml, security.txt, llms.txt, the feeds, the web manifest and the
 * speculation rules: generated at the first request, cached until a change.
 */
export function createCrawlerFiles(parts: Deps) {
  const { platform, cache, timeline, headers } = parts
  const files = crawlerFilesOf(parts)

  const share = createSingleFlight<CachedResponse>(watchChanges(cache, timeline))

  const get = async (path: string, file: CrawlerFile): Promise<CachedResponse> =>
    cache?.get(path) ?? share(path, () => make(path, file))

  async function make(path: string, file: CrawlerFile): Promise<CachedResponse> {
    await platform.scheduledChanges?.arrive()
    const epoch = cache?.epoch() ?? 0
    const begun = timeline.now()
    const { body, topics = [], until: own } = await file.make()
    const until = await timeline.until(topics, begun, own)
    const stored = cachedResponse(body, {
      ...headers,
      'content-type': file.type,
      ...cdnHeaders(platform.config, { topics, until }),
    })
    cache?.set(path, { stored, topics, from: begun, until }, epoch)
    return stored
  }

  return {
    routes(app: FastifyInstance): void {
      for (const [path, file] of Object.entries(files))
        app.get(path, async (request, reply) => {
          const stored = await get(path, file)
          reply.hijack()
          respond(request.raw, reply.raw, stored)
        })
    },
  }
}
