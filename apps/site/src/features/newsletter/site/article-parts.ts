import type { ComponentType } from 'react'

/** What the page itself prints of an article. */
export interface Article {
  id: string
  title: string
  summary: string
  permalink: string
  /** ISO time, UTC. */
  publishedAt: string
}

/** How the news draws an article: a feature imports no other. */
export interface ArticleParts<Teaser extends Article> {
  Picture: ComponentType<{
    item: Teaser
    /** The large one is in the first screen. */
    size: 'large' | 'third'
  }>
}
