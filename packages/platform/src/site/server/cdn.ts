import { tagsOf } from '#src/server/cdn-tags.ts'
import type { Config } from '#src/server/config.ts'

/** Every time anew, unless nothing has changed: what browsers do, and a CDN that is not told more. */
export const revalidated = 'public, max-age=0, must-revalidate'

interface Shown {
  /** What purges it. */
  topics: readonly string[]
  /** When it stops being right by itself; no `max-age` may reach past it. */
  until?: number | undefined
}

/** Whether, and until which purge, a CDN may answer with a page itself. */
export function cdnHeaders(
  { CDN_MAX_AGE: maxAge, CDN_STALE: stale }: Pick<Config, 'CDN_MAX_AGE' | 'CDN_STALE'>,
  { topics, until }: Shown,
): Record<string, string> {
  if (maxAge === undefined || until !== undefined) return { 'cache-control': revalidated }
  const shared = `s-maxage=${maxAge}`
  return {
    'cache-control': stale
      ? `public, max-age=0, ${shared}, stale-while-revalidate=${stale}`
      : `${revalidated}, ${shared}`,
    'cache-tag': tagsOf(topics).join(','),
  }
}
