import type { NewsTeaser } from '#src/features/news/site/data.ts'
import { Picture } from '#src/features/news/site/picture/picture.tsx'
import { newsletterPageWith } from '#src/features/newsletter/site/index.tsx'

/** The newsletter's page, with the articles of the news. */
export const newsletterPage = newsletterPageWith<NewsTeaser>({
  Picture: ({ item }) => <Picture item={item} size="large" />,
})
