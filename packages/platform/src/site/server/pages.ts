import type { FastifyReply, FastifyRequest } from 'fastify'
import { brandCompany } from '#src/brand/company.ts'
import { isLang, type Lang } from '#src/i18n/locales.ts'
import { companyTopic } from '#src/server/company/settings.ts'
import { Shed } from '#src/server/http/admission.ts'
import { isExpectedRefusal } from '#src/server/http/expected-refusal.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import { securityHeaders } from '#src/server/http/security-headers.ts'
import type { Platform } from '#src/server/platform.ts'
import { createSingleFlight } from '#src/server/single-flight.ts'
import type { Turns } from '#src/server/turns.ts'
import type { ClaimNotes } from '../sections/claim-note.tsx'
import { pathOf } from '../paths.ts'
import type { RejectedForm } from '../page.ts'
import type { Assets } from './assets.ts'
import { cdnHeaders, revalidated } from './cdn.ts'
import { storedResponse, respond, type StoredResponse } from '#src/server/http/stored-response.ts'
import { countDrawn } from './count-view.ts'
import { errorPages, fixedKey, statusOf, type FixedPage } from './fixed-pages.ts'
import type { PageCache } from './page-cache.ts'
import { watchChanges } from './watch-changes.ts'
import type { AnyPageRoute, Redirect } from './page-route.ts'
import { render } from './render.tsx'
import { previewKey, withPreviewOfFiles, type Preview } from './preview.ts'
import type { Timeline } from './timeline.ts'

/** The map of pages as the server needs it. */
export interface PageMap {
  /** By path below the language; '' is home. */
  static: Readonly<Record<string, AnyPageRoute>>
  /** For every other name: an article by its permalink. */
  article: AnyPageRoute
  notFound: AnyPageRoute
  /** In place of `notFound`, where the address has the token of a preview. */
  previewEnded: AnyPageRoute
  /** What the service worker keeps to show in place of a page that cannot be reached. */
  offline: AnyPageRoute
  /** With 503, in place of a page whose data cannot be loaded now. */
  unavailable: AnyPageRoute
}

/** What is documented for readers of the figures that pages state. */
export interface ClaimNotesSource {
  /** Of `store.write`, when a note is changed. */
  topic: string
  of(lang: Lang): Promise<ClaimNotes>
}

interface Deps {
  platform: Platform
  claimNotes: ClaimNotesSource
  map: PageMap
  assets: Assets
  /** Absent in development: every request is rendered. */
  cache: PageCache | undefined
  timeline: Timeline
  turns: Turns
  origin: () => string
  headers: Readonly<Record<string, string>>
}

type Drawn = StoredResponse | Redirect

export interface PageRequest {
  lang: Lang
  name: string
  query: Readonly<Record<string, unknown>>
  /** A rejected form: the page is rendered with its errors and not cached. */
  rejected?: RejectedForm & { status: number }
  /** What the page shows though it is not public: not cached either. */
  preview?: { shows: Preview; token: string }
  /** Whether the address has the token of a preview, right or not. */
  hasPreviewToken?: boolean
  /** A form that the page responds to: not cached either. */
  posted?: Readonly<Record<string, string>>
}

export type Pages = ReturnType<typeof createPages>

/** Renders pages, caches them as stored responses, and responds with them. */
export function createPages(parts: Deps) {
  const { platform, claimNotes, map, assets, cache, timeline, turns, origin, headers } = parts
  const pageHeaders = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': revalidated,
    'speculation-rules': '"/speculation-rules.json"',
  }

  /** For pages with a secret in their address or with what somebody has typed. */
  const privately = { 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' }

  /** The security headers, with what the page alone may show. */
  async function policyOf(
    { module, frames, tiles }: AnyPageRoute,
    mediaHosts: readonly string[] = [],
  ): Promise<Record<string, string>> {
    const { style } = await assets.page(module)
    const players = frames ? mediaHosts : []
    return securityHeaders(platform.config, { players, tiles, style: style?.hash })
  }

  const shareDrawing = createSingleFlight<Drawn | undefined>(watchChanges(cache, timeline))
  const shareFixed = createSingleFlight<StoredResponse>(watchChanges(cache, timeline))

  /** One drawing for all who ask for a page, until a write or the clock may have changed what it shows. */
  function drawOnce(request: PageRequest): Promise<Drawn | undefined> {
    if (!cache || isOnce(request)) return draw(request)
    return shareDrawing(keyOf(request, routeOf(map, request.name)), () => draw(request))
  }

  /** Undefined: there is no such page. */
  async function draw(request: PageRequest): Promise<Drawn | undefined> {
    const { lang, name, rejected, posted, preview } = request
    const route = routeOf(map, name)
    const query = canonicalQuery(route, request.query)
    const epoch = cache?.epoch() ?? 0
    const begun = timeline.now()
    const loaded = await route.load({
      platform,
      lang,
      name,
      query,
      origin: origin(),
      preview: preview?.shows,
    })
    if (!loaded) return undefined
    if ('redirectTo' in loaded) return preview ? previewRedirect(loaded, preview.token) : loaded
    const data: unknown = loaded.data
    const props = {
      lang,
      name,
      query,
      data,
      ...(rejected && { rejected }),
      ...(posted && { posted }),
      ...(preview && { previewUntil: preview.shows.until }),
      ...(preview?.shows.screen !== undefined && {
        savedPreview: savedPreview(lang, name, preview),
      }),
    }
    // Rendering is most of the work: of several pages whose data has come, each has its turn.
    await turns.next()
    const [company, notes] = await Promise.all([platform.company(), claimNotes.of(lang)])
    const drawn = await render({
      route,
      props,
      assets,
      origin: origin(),
      company,
      claimNotes: notes,
    })
    const html = preview ? withPreviewOfFiles(drawn.toString(), preview.token) : drawn
    const isPrivate = isOnce(request) || loaded.isPrivate
    const isKept = !isOnce(request) && loaded.cacheable !== false
    const topics = [...route.topics({ lang, data }), companyTopic, claimNotes.topic]
    const until = isKept ? await timeline.until(topics, begun, loaded.until) : undefined
    const own = {
      ...pageHeaders,
      ...(await policyOf(route, company.mediaHosts)),
      ...(isKept && !route.variesBySession && cdnHeaders(platform.config, { topics, until })),
      ...(isPrivate && privately),
      ...(preview && { 'x-robots-tag': 'noindex' }),
    }
    const stored = storedResponse(html, own, rejected?.status ?? 200)
    if (isKept) cache?.set(keyOf(request, route), { stored, topics, from: begun, until }, epoch)
    return stored
  }

  /** Rendered once per language, so it must not contain the requested path. */
  async function fixedPage(
    which: FixedPage,
    lang: Lang,
    error?: HttpError,
  ): Promise<StoredResponse> {
    const key = fixedKey(which, lang)
    return cache?.get(key) ?? shareFixed(key, () => drawFixed(which, lang, key, error))
  }

  async function drawFixed(
    which: FixedPage,
    lang: Lang,
    key: string,
    error?: HttpError,
  ): Promise<StoredResponse> {
    const props = { lang, name: '', query: {}, data: undefined }
    const epoch = cache?.epoch() ?? 0
    // It is what is shown while the database is away, too.
    const company = await platform.company().catch(() => undefined)
    const html = await render({
      route: map[which],
      props,
      assets,
      origin: origin(),
      company: company ?? brandCompany,
      claimNotes: {},
    })
    const isError = which === 'unavailable' && {
      'cache-control': 'no-store',
      'retry-after': String(error?.retryAfter ?? 10),
    }
    const isPreview = which === 'previewEnded' && { ...privately, 'x-robots-tag': 'noindex' }
    const stored = storedResponse(
      html,
      { ...pageHeaders, ...(await policyOf(map[which])), ...isError, ...isPreview },
      statusOf[which],
    )
    if (company) cache?.set(key, { stored, topics: [companyTopic] }, epoch)
    return stored
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
    cached: (url: string): StoredResponse | undefined => cache?.get(url),

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

/** Drawn for this request alone. */
const isOnce = ({ rejected, posted, preview }: PageRequest): boolean =>
  Boolean(rejected ?? posted ?? preview)

/** The token goes on with the visitor; another day the address may be right again. */
/** The preview of what is saved, which others can open. */
const savedPreview = (lang: Lang, name: string, { token }: { token: string }): string =>
  `/${[lang, name].filter(Boolean).join('/')}?${previewKey}=${token}`

function previewRedirect({ redirectTo }: Redirect, token: string): Redirect {
  const sign = redirectTo.includes('?') ? '&' : '?'
  return { redirectTo: `${redirectTo}${sign}${previewKey}=${token}`, isTemporary: true }
}

export const routeOf = (map: PageMap, name: string): AnyPageRoute =>
  (Object.hasOwn(map.static, name) && map.static[name]) || map.article

/** The query keys that are part of the canonical address; all others are ignored. */
export function canonicalQuery(
  route: AnyPageRoute,
  query: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const canonical: Record<string, string> = {}
  for (const key of [...route.query, 'sent']) {
    const value = query[key]
    if (typeof value === 'string' && /^\P{Cc}+$/u.test(value)) canonical[key] = value.slice(0, 200)
  }
  if (canonical.sent !== undefined && canonical.sent !== '1') delete canonical.sent
  return canonical
}

/** The canonical address. */
function keyOf({ lang, name, query }: PageRequest, route: AnyPageRoute): string {
  const search = new URLSearchParams(canonicalQuery(route, query)).toString()
  return search ? `${pathOf(lang, name)}?${search}` : pathOf(lang, name)
}
