import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { isLang, type Lang } from '#src/i18n/locales.ts'
import type { Counter } from '#src/server/counts/counter.ts'
import type { CachedResponse } from '#src/server/http/cached-response.ts'

/** Counts a page that was answered before the framework saw the request, by its canonical address. */
export function countCached(counts: Counter, request: IncomingMessage): void {
  const { method, url = '' } = request
  if (method !== 'GET') return
  const lang = url.slice(1, 3)
  // A picture of a page lies in the cache too.
  if (!isLang(lang)) return
  const after = url[3]
  const end = url.indexOf('?')
  const name = after === '/' ? url.slice(4, end < 0 ? undefined : end) : ''
  counts.view({ lang, name }, request)
}

/** Counts a page, unless it is an error or for one visitor alone; one that has not changed counts. */
export function countDrawn(
  counts: Counter,
  page: { lang: Lang; name: string },
  { method, headers, url, socket }: FastifyRequest,
  { status, headers: answered }: CachedResponse,
): void {
  if (method !== 'GET' || status !== 200 || answered['cache-control'] === 'no-store') return
  counts.view(page, { headers, url, socket })
}
