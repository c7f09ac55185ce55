import type { ClaimKey } from '@repo/platform/facts/claim-list.ts'
import type { SocialImage } from '@repo/platform/site/page.ts'
import type { Alternate } from '@repo/platform/site/paths.ts'
import type { ImageFile } from '@repo/platform/ui/responsive-image.tsx'
import type { NewsEvent } from '../event.ts'

/** An article in a list. */
export interface NewsTeaser {
  id: string
  title: string
  permalink: string
  categories: readonly string[]
  /** ISO time, UTC. */
  publishedAt: string
  /** The description of the article, else the first sentences of its text, without markup. */
  summary: string
  /** Absent: a drawing of its topic stands in its place. */
  image?: ImageFile
}

export interface NewsIndexData {
  /** One page of them, 12 at most, newest publication first. */
  items: readonly NewsTeaser[]
  /** On all pages, under the same category or search. */
  total: number
  /** Every category of the language, in its order. */
  categories: readonly string[]
  category?: string
  search?: string
  /** From 1. */
  page: number
  pages: number
}

/** In the list of events. */
export interface EventEntry {
  id: string
  title: string
  permalink: string
  summary: string
  /** ISO time, UTC. */
  publishedAt: string
  /** Absent: an item of the category without date and place, listed by its publication. */
  event?: NewsEvent
  /** Path of the calendar file, until the event is over. */
  calendar?: string
}

export interface EventsData {
  /** The next first. */
  upcoming: readonly EventEntry[]
  /** The last first. */
  past: readonly EventEntry[]
}

export interface Heading {
  /** The id of the `h2` in the content. */
  id: string
  text: string
}

export interface ArticlePicture {
  /** In the library. */
  fileId: string
  /** What the image shows; empty where nobody has written it. */
  alt: string
  /** Absent: the image is too small for that. */
  social: SocialImage | undefined
}

export interface Article {
  id: string
  title: string
  permalink: string
  categories: readonly string[]
  /** Sanitised HTML, its `h2` elements with ids. */
  content: string
  /** The figures of the site that it prints. */
  claims: readonly ClaimKey[]
  /** ISO times, UTC. */
  publishedAt: string
  updatedAt: string
  /** As in `NewsTeaser`. */
  summary: string
  /** Absent: the summary stands for it. */
  description?: string
  /** Absent: the title stands for it. */
  searchTitle?: string
  author?: string
  image?: ImageFile
  /** Of an article that announces one. */
  event?: { event: NewsEvent; calendar?: string }
  /** What only its own page shows of the image. */
  picture: ArticlePicture | undefined
}

export interface ArticleData {
  item: Article
  family: string
  /** The ids of the articles that its text leads to, visible or not. */
  linked: readonly string[]
  /** The article and its visible translations, in the order of the languages. */
  alternates: readonly Alternate[]
  /** Every `h2` of the content, in its order. */
  headings: readonly Heading[]
  readingMinutes: number
  /** 3 at most, without the article itself. */
  related: readonly NewsTeaser[]
  /** Whether the date of the last change is shown: a day or more after publication. */
  updatedShown: boolean
  /** Absolute, for sharing. */
  url: string
}
