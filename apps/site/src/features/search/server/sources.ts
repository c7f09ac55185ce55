import type { Viewing } from '@repo/platform/content/server/lists/visibility.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Question } from '@repo/platform/server/search/question.ts'
import type { LoadContext } from '@repo/platform/site/server/page-route.ts'
import type { ResultKind } from '../site/data.ts'

export interface SiteSearch extends Pick<LoadContext, 'platform' | 'origin'> {
  viewing: Viewing
  lang: Lang
  text: string
  question: Question
}

/** What a search has found, before it is ranked. */
export interface Candidate {
  kind: ResultKind
  id: string
  href: string
  title: string
  description: string
  /** ISO time, UTC. */
  date?: string
  headings?: readonly string[]
  /** How often the text has each concept; absent: at least once. */
  counts?: readonly number[]
  /** Whether it has each concept as it was typed; absent: unknown. */
  typed?: readonly boolean[]
  /** A page that lists items, which are results themselves. */
  isList?: boolean
}

export interface SearchSource {
  find(search: SiteSearch): Promise<{ candidates: readonly Candidate[]; total: number }>
  /** The paragraphs of found items by their id; absent: the description is all there is. */
  readBlocks?(
    search: SiteSearch,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>>
}
