import type { Lang } from '#src/i18n/locales.ts'
import type { Platform } from '#src/server/platform.ts'
import type { SitePage } from '../page.ts'

export interface LoadContext {
  platform: Platform
  lang: Lang
  /** Path below the language. */
  name: string
  query: Readonly<Record<string, string>>
  /** Absolute, without a slash at the end. */
  origin: string
}

export interface Loaded<Data> {
  data: Data
  /** False where such addresses have no end: the page is drawn for each request. */
  keep?: boolean
}

/** Another address at which the content stands for good. */
export interface Moved {
  movedTo: string
}

export interface PageRoute<Data> {
  page: SitePage<Data>
  /** Absent: there is no such page, 404. */
  load(context: LoadContext): Promise<Loaded<Data> | Moved | undefined>
  /** The page's module, whose styles it brings. */
  module: string
  /** Query keys that are part of the address, beside `sent`. */
  query: readonly string[]
  /** What changes the page: topics of `store.write`. */
  topics: readonly string[]
  /** In which languages it exists at this name. */
  languages: 'all' | 'own' | 'none'
}

/** A route whose kind of data is its own business: the map holds many kinds. */
// oxlint-disable-next-line typescript/no-explicit-any -- each route pairs its page with its own data
export type AnyPageRoute = PageRoute<any>

interface Options<Data> extends Partial<Omit<PageRoute<Data>, 'page' | 'module'>> {
  module: string
}

/** A page with what it is drawn from. */
export function page<Data>(
  sitePage: SitePage<Data>,
  { module, load, query = [], topics = [], languages = 'all' }: Options<Data>,
): PageRoute<Data> {
  return {
    page: sitePage,
    module,
    load: load ?? (async () => ({ data: undefined as Data })),
    query,
    topics,
    languages,
  }
}
