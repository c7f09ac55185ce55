import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLang, type Lang } from '#src/i18n/locales.ts'
import { Shed } from '#src/server/http/admission.ts'
import { isExpectedRefusal } from '#src/server/http/expected-refusal.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import { respond, type CachedResponse } from '#src/server/http/cached-response.ts'
import { createSingleFlight } from '#src/server/single-flight.ts'
import { countDrawn } from './count-view.ts'
import { errorPages, fixedKey, type FixedPage } from './fixed-pages.ts'
import { createDrawing, type Drawn, type DrawingParts } from './page-drawing.ts'
import { isOnce, keyOf, routeOf, type PageRequest } from './page-request.ts'
import { watchChanges } from './watch-changes.ts'

export type Pages = ReturnType<typeof createPages>

/** Renders pages, caches them as stored responses, and responds with them. */
export function createPages(parts: DrawingParts) {
  const { platform, map, cache, timeline } = parts
  const { draw, drawFixed } = createDrawing(parts)
  const shareDrawing = createSingleFlight<Drawn | undefined>(watchChanges(cache, timeline))
  const shareFixed = createSingleFlight<CachedResponse>(watchChanges(cache, timeline))

  /** One drawing for all who ask for a page, until a write or the clock may have changed what it shows. */
  function drawOnce(request: PageRequest): Promise<Drawn | undefined> {
    if (!cache || isOnce(request)) return draw(request)
    return shareDrawing(keyOf(request, routeOf(map, request.name)), () => draw(request))
  }

  /** Rendered once per language, so it must not contain the requested path. */
  async function fixedPage(
    which: FixedPage,
    lang: Lang,
    error?: HttpError,
  ): Promise<CachedResponse> {
    const key = fixedKey(which, lang)
    return cache?.get(key) ?? shareFixed(key, () => drawFixed(which, lang, key, error))
  }

  /** What cannot be rendered now has a page that says so in the visitor's language. */
  async function drawOrSay(request: PageRequest, raw: FastifyRequest): Promise<Drawn> {
    if (raw.isShed) return fixedPage('unavailable', request.lang, new Shed())
    const missing = request.hasPreviewToken ? 'previewEnded' : 'notFound'
    try {
      return (await drawOnce(request)) ?? (await fixedPage(missing, request.lang))
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 503) throw error
      if (!isExpectedRefusal(error)) raw.log.error({ err: error }, 'a page could not be rendered')
      return fixedPage('unavailable', request.lang, error)
    }
  }

  return {
    /** The cached page of a canonical address, if there is one. */
    cached: (url: string): CachedResponse | undefined => cache?.get(url),

    async answer(request: PageRequest, raw: FastifyRequest, reply: FastifyReply): Promise<void> {
      const key = keyOf(request, routeOf(map, request.name))
      const cached = isOnce(request) ? undefined : cache?.get(key)
      const drawn = cached ?? (await drawOrSay(request, raw))
      if ('redirectTo' in drawn) {
        await reply.redirect(drawn.redirectTo, drawn.isTemporary ? 302 : 301)
        return
      }
      reply.hijack()
      respond(raw.raw, reply.raw, drawn)
      if (!isOnce(request)) countDrawn(platform.counts, request, raw, drawn)
    },

    /** The page that the service worker keeps for when there is no connection. */
    async answerOffline(lang: Lang, raw: FastifyRequest, reply: FastifyReply): Promise<void> {
      const drawn = await fixedPage('offline', lang)
      reply.hijack()
      respond(raw.raw, reply.raw, drawn)
    },

    /** Whether a page is kept at an address, not a file, a picture or the answer to a call. */
    isPage: (address: string): boolean => isLang(address.split(/[/?]/, 2)[1]),

    /** Renders a page, or one of `errorPages`, into the cache before its first visitor. */
    async prerender(address: string): Promise<void> {
      if (cache?.has(address)) return
      const errorPage = errorPages.get(address)
      if (errorPage) return void (await fixedPage(errorPage.which, errorPage.lang, new Shed()))
      const { pathname, searchParams } = new URL(address, 'http://localhost')
      const [, lang, name = ''] = pathname.split('/')
      if (!isLang(lang)) return
      await drawOnce({ lang, name, query: Object.fromEntries(searchParams) })
    },
  }
}
