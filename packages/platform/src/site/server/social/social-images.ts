import type { FastifyInstance } from 'fastify'
import { isLang, langs } from '#src/i18n/locales.ts'
import { loadDecoder } from '#src/server/decoder.ts'
import type { Platform } from '#src/server/platform.ts'
import { createSingleFlight } from '#src/server/single-flight.ts'
import type { PageCache } from '../page-cache.ts'
import type { Timeline } from '../timeline.ts'
import { canonicalQuery, routeOf, type PageMap } from '../page-request.ts'
import { respond, cachedResponse, type CachedResponse } from '#src/server/http/cached-response.ts'
import { drawSocialImage, type DrawScene, type SocialImageParts } from './draw-social-image.ts'
import { socialImageParts, socialImageOf } from './social-image.ts'

interface Deps {
  platform: Platform
  map: PageMap
  drawScene: DrawScene
  /** Absent in development. */
  cache: PageCache | undefined
  timeline: Timeline
  origin: () => string
}

/** Permanent, unless the page of the image may be hidden some day. */
const headersOf = (isForGood: boolean) => ({
  'content-type': 'image/png',
  'cache-control': isForGood
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate',
  'x-content-type-options': 'nosniff',
})

interface Asked {
  Params: { lang: string; file: string }
  Querystring: Record<string, unknown>
}

/** Renders images on request, one at a time, and caches them like pages. */
export function createSocialImages({ platform, map, drawScene, cache, timeline, origin }: Deps) {
  let queue: Promise<unknown> = Promise.resolve()
  const share = createSingleFlight<CachedResponse>()

  /** Renders outside the event loop, in the library's threads. */
  function draw(of: SocialImageParts, isForGood: boolean): Promise<CachedResponse> {
    const drawn = queue
      .then(loadDecoder)
      .then((decoder) =>
        decoder(Buffer.from(drawSocialImage(of, drawScene)))
          .png({ palette: true, quality: 90 })
          .toBuffer(),
      )
      .then((bytes) => cachedResponse(bytes, headersOf(isForGood)))
    queue = drawn.catch(() => undefined)
    return drawn
  }

  /** Finds the data for the image of a page, and the address of the page's current image. */
  async function find(lang: string, file: string, asked: Asked['Querystring']) {
    const name = /^(.*)-[0-9a-f]{12}\.png$/.exec(file)?.[1]
    if (name === undefined || !isLang(lang)) return undefined
    const route = routeOf(map, name)
    const query = canonicalQuery(route, asked)
    const begun = timeline.now()
    const loaded = await route.load({ platform, lang, name, query, origin: origin() })
    if (!loaded || 'redirectTo' in loaded) return undefined
    const data: unknown = loaded.data
    const props = { lang, name, query, data }
    const image = socialImageOf(route, props)
    const topics = route.topics({ lang, data })
    const until = await timeline.until(topics, begun, loaded.until)
    return image && { of: socialImageParts(route, props), url: image.url, topics, until }
  }

  return {
    routes(app: FastifyInstance): void {
      const path = `/social/:lang(^(?:${langs.join('|')})$)/:file`
      app.get<Asked>(path, async ({ params: { lang, file }, query, raw }, reply) => {
        const epoch = cache?.epoch() ?? 0
        const found = await find(lang, file, query)
        if (!found) return reply.callNotFound()
        const { of, url, topics, until } = found
        const [address = ''] = url.split('?')
        // The page has had another title: its old image URL redirects to the current image.
        if (address !== `/social/${lang}/${file}`)
          return reply.header('cache-control', 'no-cache').redirect(url, 302)
        // The path alone determines the image, so no query can cause another rendering.
        const stored =
          cache?.get(address) ?? (await share(address, () => draw(of, until === undefined)))
        cache?.set(address, { stored, topics, until }, epoch)
        reply.hijack()
        return respond(raw, reply.raw, stored)
      })
    },
  }
}
