import { useQuery } from '@tanstack/react-query'
import { viewsKey } from '#src/content/admin/content-area.ts'
import { statuses, type Status } from '#src/content/status.ts'
import { useNews } from './news-area.ts'
import type { NewsSearch } from './list-search.ts'

export type NewsCounts = Record<Status | 'all', number>

/** How many items there are in each status, within a language and a search. */
export function useNewsCounts({ language, search }: Pick<NewsSearch, 'language' | 'search'> = {}) {
  const area = useNews()
  const { data: counts, error } = useQuery({
    queryKey: [...viewsKey(area.name), 'counts', { language, search }],
    async queryFn(): Promise<NewsCounts> {
      const [published = 0, draft = 0, hidden = 0] = await Promise.all(
        statuses.map((state) => area.count({ state, language, search })),
      )
      return { all: published + draft + hidden, published, draft, hidden }
    },
  })
  return { counts, error }
}
