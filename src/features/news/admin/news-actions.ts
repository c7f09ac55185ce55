import { useContentActions } from '#src/content/admin/content-actions.ts'
import type { NewsItem } from '../contract.ts'
import { useNews, type NewsFields } from './news-store.ts'

export function useNewsActions() {
  const newsStore = useNews()
  return useContentActions<NewsItem>({
    store: newsStore,
    restore: (item) => newsStore.create(fieldsOf(item)),
  })
}

function fieldsOf(item: NewsItem): NewsFields {
  const { language, title, permalink, content, categories, featuredImageId } = item
  return { language, title, permalink, content, categories, featuredImageId }
}
