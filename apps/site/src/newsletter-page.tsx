import type { NewsTeaser } from '#src/features/news/site/data.ts'
import { TeaserImage } from '#src/features/news/site/teaser.tsx'
import { newsletterPageWith } from '#src/features/newsletter/site/index.tsx'

/** The newsletter's page, with the articles of the news. */
export const newsletterPage = newsletterPageWith<NewsTeaser>({
  Picture: TeaserImage,
})
