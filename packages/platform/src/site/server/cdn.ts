import { tagsOf } from '#src/server/cdn-tags.ts'
import type { Config } from '#src/server/config.ts'

/** Browsers and a CDN without other headers revalidate every time, and download only changes. */
export const revalidated = 'public, max-age=0, must-revalidate'

interface Shown {
  /** The topics that purge the page. */
  topics: readonly string[]
  /** The time when the page expires by itself; no `max-age` may exceed it. */
  until?: number | undefined
}

/** Returns whether, and until which purge, a CDN may serve a page itself. */
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
