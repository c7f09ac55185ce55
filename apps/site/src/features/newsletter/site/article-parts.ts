import type { ComponentType } from 'react'
import type { Lang } from '@repo/platform/i18n/locales.ts'

/** What the page itself prints of an article. */
export interface Article {
  id: string
  title: string
  summary: string
  permalink: string
}

/** How the news draws an article: a feature imports no other. */
export interface ArticleParts<Teaser extends Article> {
  Row: ComponentType<{ lang: Lang; item: Teaser }>
  Picture: ComponentType<{ item: Teaser }>
}
