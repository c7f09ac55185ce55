import { useQuery } from '@tanstack/react-query'
import { viewsKey } from '#src/content/admin/content-store.ts'
import { statuses, type Status } from '#src/content/status.ts'
import { useNews } from './news-store.ts'
import type { NewsSearch } from './list-search.ts'

export type NewsCounts = Record<Status | 'all', number>

/** How many items there are in each status, within a language and a search. */
export function useNewsCounts({ language, search }: Pick<NewsSearch, 'language' | 'search'> = {}) {
  const newsStore = useNews()
  const { data: counts, error } = useQuery({
    queryKey: [...viewsKey(newsStore.name), 'counts', { language, search }],
    async queryFn(): Promise<NewsCounts> {
      const [published = 0, draft = 0, hidden = 0] = await Promise.all(
        statuses.map((state) => newsStore.count({ state, language, search })),
      )
      return { all: published + draft + hidden, published, draft, hidden }
    },
  })
  return { counts, error }
}
