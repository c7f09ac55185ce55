import type { Lang } from '#src/i18n/locales.ts'
import { pathOf } from '../paths.ts'
import type { RejectedForm } from '../page.ts'
import type { AnyPageRoute } from './page-route.ts'
import type { Preview } from './preview.ts'

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

/** Drawn for this request alone. */
export const isOnce = ({ rejected, posted, preview }: PageRequest): boolean =>
  Boolean(rejected ?? posted ?? preview)

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
export function keyOf({ lang, name, query }: PageRequest, route: AnyPageRoute): string {
  const search = new URLSearchParams(canonicalQuery(route, query)).toString()
  return search ? `${pathOf(lang, name)}?${search}` : pathOf(lang, name)
}
