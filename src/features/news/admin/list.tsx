import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useMay } from '#src/account/admin/account-store.ts'
import { useDates } from '#src/admin/dates.ts'
import { buttonClass } from '#src/admin/form/button.tsx'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import { usePendingActions } from '#src/content/admin/content-actions.ts'
import { flagsAfter } from '#src/content/admin/content-state.ts'
import { useContentView } from '#src/content/admin/content-view.ts'
import { ListFrame } from '#src/content/admin/list-frame.tsx'
import type { NewsSummary } from '../contract.ts'
import { NewsBulkActions } from './bulk-actions.tsx'
import { newsColumns } from './list-columns.tsx'
import { NewsFilters } from './list-filters.tsx'
import { sortKey, sortOf, type NewsSearch } from './list-search.ts'
import { useNews } from './news-store.ts'
import { useNewsCounts } from './news-counts.ts'

export function NewsListPage() {
  const query = useSearch({ from: '/news' })
  const navigate = useNavigate({ from: '/news' })
  const newsStore = useNews()
  const view = useContentView(newsStore, query)
  const { counts } = useNewsCounts(query)
  const pending = usePendingActions(newsStore.name)
  const mayWrite = useMay('news:write')
  const dates = useDates()
  const columns = useMemo(() => newsColumns(dates, mayWrite), [dates, mayWrite])

  const change = (next: Partial<NewsSearch>) =>
    void navigate({ search: (now) => ({ ...now, ...next }), replace: true })
  useHotkeys({ n: () => (mayWrite ? void navigate({ to: '/news/new' }) : false) })

  const rows = useMemo(
    () =>
      view.rows.map((row) => {
        const action = pending.get(row.id)
        return action && action !== 'delete' ? { ...row, ...flagsAfter[action] } : row
      }),
    [view.rows, pending],
  )

  return (
    <ListFrame<NewsSummary>
      title="News"
      summary={
        counts &&
        `${counts.all} ${counts.all === 1 ? 'item' : 'items'}, ${counts.published} published, ${counts.draft} drafts, ${counts.hidden} hidden`
      }
      actions={mayWrite && <NewItem />}
      filters={<NewsFilters query={query} counts={counts} onChange={change} />}
      columns={columns}
      view={{ ...view, rows }}
      rowName={(item) => item.title}
      sort={sortOf(query)}
      onSort={(sort) => change({ sort: sortKey(sort) })}
      busy={new Set(pending.keys())}
      empty={
        <Empty query={query} mayWrite={mayWrite} onClear={() => void navigate({ search: {} })} />
      }
      {...(mayWrite && {
        bulk: (selected, clear) => <NewsBulkActions items={selected} onDone={clear} />,
      })}
    />
  )
}

function NewItem() {
  return (
    <Link to="/news/new" className={buttonClass('primary')}>
      New item <kbd aria-hidden="true">N</kbd>
    </Link>
  )
}

interface EmptyProps {
  query: NewsSearch
  mayWrite: boolean
  onClear: () => void
}

function Empty({ query, mayWrite, onClear }: EmptyProps) {
  const { sort: _, ...filters } = query
  if (Object.keys(filters).length) {
    return (
      <>
        <h2>Nothing matches these filters</h2>
        <p>Search looks at titles, texts and categories of the chosen language.</p>
        <button type="button" className={buttonClass()} onClick={onClear}>
          Clear filters
        </button>
      </>
    )
  }
  return (
    <>
      <h2>No news yet</h2>
      <p>An item starts as a draft. It becomes public when you publish it.</p>
      {mayWrite && <NewItem />}
    </>
  )
}
