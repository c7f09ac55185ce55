import { brandCompany } from '#src/brand/company.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { companyTopic } from '#src/server/company/settings.ts'
import { cachedResponse, type CachedResponse } from '#src/server/http/cached-response.ts'
import type { HttpError } from '#src/server/http/http-error.ts'
import type { Platform } from '#src/server/platform.ts'
import type { Assets } from './assets.ts'
import { statusOf, type FixedPage } from './fixed-pages.ts'
import type { PageCache } from './page-cache.ts'
import { createPageHeaders, privateHeaders } from './page-headers.ts'
import type { PageMap } from './page-request.ts'
import { render } from './render.tsx'

interface Parts {
  platform: Platform
  map: PageMap
  assets: Assets
  /** Absent in development. */
  cache: PageCache | undefined
  origin: () => string
  headers: Readonly<Record<string, string>>
}

/** Renders the pages for errors and expired previews, and adds them to the cache. */
export function createFixedPageDrawing(parts: Parts) {
  const { platform, map, assets, cache, origin } = parts
  const { pageHeaders, policyOf } = createPageHeaders(parts)

  return async function drawFixed(
    which: FixedPage,
    lang: Lang,
    key: string,
    error?: HttpError,
  ): Promise<CachedResponse> {
    const props = { lang, name: '', query: {}, data: undefined }
    const epoch = cache?.epoch() ?? 0
    // The page also has to render while the database is away.
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
    const isPreview = which === 'previewEnded' && { ...privateHeaders, 'x-robots-tag': 'noindex' }
    const stored = cachedResponse(
      html,
      { ...pageHeaders, ...(await policyOf(map[which])), ...isError, ...isPreview },
      statusOf[which],
    )
    if (company) cache?.set(key, { stored, topics: [companyTopic] }, epoch)
    return stored
  }
}
