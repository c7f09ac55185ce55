import type { Lang } from '#src/i18n/locales.ts'
import type { Platform } from '#src/server/platform.ts'
import type { SitePage } from '../page.ts'
import type { Alternate } from '../paths.ts'
import type { Preview } from './preview.ts'

export interface LoadContext {
  platform: Platform
  lang: Lang
  /** Path below the language. */
  name: string
  query: Readonly<Record<string, string>>
  /** Absolute, without a slash at the end. */
  origin: string
  /** What the page shows though it is not public. */
  preview?: Preview | undefined
}

export interface Loaded<Data> {
  data: Data
  /** False where there are unlimited addresses, such as searches: the page is rendered for each request. */
  cacheable?: boolean
  /** When the page is to be rendered again though nothing was written, in milliseconds since 1970. */
  until?: number
  /** True where the address holds a secret of its visitor: no cache keeps the page, no Referer names it. */
  isPrivate?: boolean
}

/** For good, unless it is temporary: then there may be a page at the address another day. */
export interface Redirect {
  redirectTo: string
  isTemporary?: boolean
}

export interface PageRoute<Data> {
  page: SitePage<Data>
  /** Whether its texts and drawings are all that it shows: it has no data of its own. */
  isStatic: boolean
  /** Absent: there is no such page, 404. */
  load(context: LoadContext): Promise<Loaded<Data> | Redirect | undefined>
  /** Path of the page's module, for its style sheets. */
  module: string
  /** Query keys that are part of the canonical address, besides `sent`. */
  query: readonly string[]
  /** Those of them that mean the same in every language: the other languages' addresses keep them. */
  sharedQuery: readonly string[]
  /** Topics of `store.write` that purge the page from the cache (`server/database/topics.ts`). */
  topics(drawn: { lang: Lang; data: Data }): readonly string[]
  /** Whether a visitor with a session is answered something else: no CDN keeps it. */
  variesBySession?: true
  /** Whether it may contain the players of other hosts. */
  frames?: true
  /** Whether it may contain the street maps of `MAP_TILES_URL`. */
  tiles?: true
  /** The languages in which the page exists: under the same name, or where its data say. */
  languages: 'all' | 'none' | ((data: Data) => readonly Alternate[])
}

/** Routes with different types of data, for the map of all pages. */
// oxlint-disable-next-line typescript/no-explicit-any -- each route pairs its page with its own data
export type AnyPageRoute = PageRoute<any>

interface Options<Data> extends Partial<Omit<PageRoute<Data>, 'page' | 'module' | 'isStatic'>> {
  module: string
}

/** The route of a page, with its defaults. */
export function page<Data>(
  sitePage: SitePage<Data>,
  {
    module,
    load,
    query = [],
    sharedQuery = [],
    topics = () => [],
    languages = 'all',
    variesBySession,
    frames,
    tiles,
  }: Options<NoInfer<Data>>,
): PageRoute<Data> {
  return {
    page: sitePage,
    module,
    isStatic: load === undefined,
    load: load ?? (async () => ({ data: undefined as Data })),
    query,
    sharedQuery,
    topics,
    languages,
    ...(variesBySession && { variesBySession }),
    ...(frames && { frames }),
    ...(tiles && { tiles }),
  }
}
