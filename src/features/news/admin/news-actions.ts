import { useContentActions } from '#src/content/admin/content-actions.ts'
import type { NewsItem } from '../contract.ts'
import { useNews, type NewsFields } from './news-area.ts'

export function useNewsActions() {
  const area = useNews()
  return useContentActions<NewsItem>({ area, restore: (item) => area.create(fieldsOf(item)) })
}

function fieldsOf(item: NewsItem): NewsFields {
  const { language, title, permalink, content, categories, featuredImageId } = item
  return { language, title, permalink, content, categories, featuredImageId }
}
