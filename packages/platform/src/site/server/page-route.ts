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
  /** The absolute URL, without a slash at the end. */
  origin: string
  /** The unpublished item that the page shows. */
  preview?: Preview | undefined
}

export interface Loaded<Data> {
  data: Data
  /**
   * False for unlimited addresses, such as searches: the server renders the page for each request.
   */
  cacheable?: boolean
  /** The time when the page expires without a write, in milliseconds since 1970. */
  until?: number
  /**
   * True if the address contains a secret of its visitor: no cache stores the page, no Referer
   * names it.
   */
  isPrivate?: boolean
}

/** Permanent, unless it is temporary: the address may then get a page another day. */
export interface Redirect {
  redirectTo: string
  isTemporary?: boolean
}

export interface PageRoute<Data> {
  page: SitePage<Data>
  /** Whether the page consists only of its texts and drawings, without data. */
  isStatic: boolean
  /** Returns undefined for a missing page, 404. */
  load(context: LoadContext): Promise<Loaded<Data> | Redirect | undefined>
  /** Path of the page's module, for its style sheets. */
  module: string
  /** Query keys that are part of the canonical address, besides `sent`. */
  query: readonly string[]
  /**
   * The query keys that mean the same in every language: the addresses of other languages keep
   * them.
   */
  sharedQuery: readonly string[]
  /** Topics of `store.write` that purge the page from the cache (`server/database/topics.ts`). */
  topics(drawn: { lang: Lang; data: Data }): readonly string[]
  /** Whether the page differs for a visitor with a session: no CDN stores it then. */
  variesBySession?: true
  /** Whether the page may contain the players of other hosts. */
  frames?: true
  /** Whether the page may contain the street maps of `MAP_TILES_URL`. */
  tiles?: true
  /** The languages of the page: all under the same name, or those in its data. */
  languages: 'all' | 'none' | ((data: Data) => readonly Alternate[])
}

/** Routes with different types of data, for the map of all pages. */
// oxlint-disable-next-line typescript/no-explicit-any -- each route pairs its page with its own data
export type AnyPageRoute = PageRoute<any>

interface Options<Data> extends Partial<Omit<PageRoute<Data>, 'page' | 'module' | 'isStatic'>> {
  module: string
}

/** Defines the route of a page, with its defaults. */
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
