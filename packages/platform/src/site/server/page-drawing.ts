import type { Lang } from '#src/i18n/locales.ts'
import { companyTopic } from '#src/server/company/settings.ts'
import { cachedResponse, type CachedResponse } from '#src/server/http/cached-response.ts'
import type { Platform } from '#src/server/platform.ts'
import type { TaskScheduler } from '#src/server/task-scheduler.ts'
import type { ClaimNotes } from '../sections/claim-note.tsx'
import type { Assets } from './assets.ts'
import { cdnHeaders } from './cdn.ts'
import { createFixedPageDrawing } from './fixed-page-drawing.ts'
import type { PageCache } from './page-cache.ts'
import { createPageHeaders, privateHeaders } from './page-headers.ts'
import {
  canonicalQuery,
  isOnce,
  keyOf,
  routeOf,
  type PageMap,
  type PageRequest,
} from './page-request.ts'
import type { Redirect } from './page-route.ts'
import { previewKey, withPreviewOfFiles } from './preview.ts'
import { render } from './render.tsx'
import type { Timeline } from './timeline.ts'

/** The evidence for the claims on pages. */
export interface ClaimNotesSource {
  /** The topic of `store.write` for changes of a note. */
  topic: string
  of(lang: Lang): Promise<ClaimNotes>
}

export interface DrawingParts {
  platform: Platform
  claimNotes: ClaimNotesSource
  map: PageMap
  assets: Assets
  /** Absent in development: the server renders every request. */
  cache: PageCache | undefined
  timeline: Timeline
  scheduler: TaskScheduler
  origin: () => string
  headers: Readonly<Record<string, string>>
}

export type Drawn = CachedResponse | Redirect

/** Renders pages and adds them to the cache. */
export function createDrawing(parts: DrawingParts) {
  const { platform, claimNotes, map, assets, cache, timeline, scheduler, origin, headers } = parts
  const { pageHeaders, policyOf } = createPageHeaders({ platform, assets, headers })

  /** Returns undefined for a missing page. */
  async function draw(request: PageRequest): Promise<Drawn | undefined> {
    const { lang, name, rejected, posted, preview } = request
    const route = routeOf(map, name)
    const query = canonicalQuery(route, request.query)
    await platform.scheduledChanges?.arrive()
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
      ...previewProps(request),
    }
    // Rendering is most of the work, so waiting pages render one at a time.
    await scheduler.next()
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
    const isCacheable = !isOnce(request) && loaded.cacheable !== false
    const topics = [...route.topics({ lang, data }), companyTopic, claimNotes.topic]
    const until = isCacheable ? await timeline.until(topics, begun, loaded.until) : undefined
    const own = {
      ...pageHeaders,
      ...(await policyOf(route, company.mediaHosts)),
      ...(isCacheable && !route.variesBySession && cdnHeaders(platform.config, { topics, until })),
      ...(isPrivate && privateHeaders),
      ...(preview && { 'x-robots-tag': 'noindex' }),
    }
    const stored = cachedResponse(html, own, rejected?.status ?? 200)
    if (isCacheable)
      cache?.set(keyOf(request, route), { stored, topics, from: begun, until }, epoch)
    return stored
  }

  return { draw, drawFixed: createFixedPageDrawing(parts) }
}

/** The properties of a page that is a preview. */
const previewProps = ({ lang, name, preview }: PageRequest) =>
  preview && {
    previewUntil: preview.shows.until,
    ...(preview.shows.screen !== undefined && { savedPreview: savedPreview(lang, name, preview) }),
  }

/** The preview of the saved item, which others can open. */
const savedPreview = (lang: Lang, name: string, { token }: { token: string }): string =>
  `/${[lang, name].filter(Boolean).join('/')}?${previewKey}=${token}`

/**
 * The redirect keeps the token and is temporary, since the address may be right again another day.
 */
function previewRedirect({ redirectTo }: Redirect, token: string): Redirect {
  const sign = redirectTo.includes('?') ? '&' : '?'
  return { redirectTo: `${redirectTo}${sign}${previewKey}=${token}`, isTemporary: true }
}
