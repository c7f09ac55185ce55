import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Figures, Panel } from '#src/admin/dashboard.tsx'
import { useDates } from '#src/admin/dates.ts'
import { DataTable } from '#src/admin/table/data-table.tsx'
import { useContentView } from '#src/content/admin/content-view.ts'
import { newsColumns } from './list-columns.tsx'
import { useNews } from './news-store.ts'
import { useNewsCounts } from './news-counts.ts'

const shown = ['title', 'status', 'updatedAt']
const noQuery = {}

export function LatestNews() {
  const newsStore = useNews()
  const { rows, pending, error, total } = useContentView(newsStore, noQuery, 6)
  const dates = useDates()
  const columns = useMemo(
    () => newsColumns(dates, false).filter(({ id }) => shown.includes(id)),
    [dates],
  )
  return (
    <Panel
      title="News, last changed"
      link={<Link to="/news">All news</Link>}
      pending={pending}
      error={error}
      empty={rows.length === 0 && 'No news yet.'}
      footer={`${rows.length} of ${total}`}
    >
      <DataTable
        label="News, last changed"
        columns={columns}
        rows={rows}
        rowName={(item) => item.title}
      />
    </Panel>
  )
}

export function NewsFigures() {
  const { counts, error } = useNewsCounts()
  return (
    <Panel
      title="News"
      link={<Link to="/news">List</Link>}
      pending={!counts && !error}
      error={error}
    >
      {counts && (
        <Figures
          figures={[
            { label: 'published', value: counts.published },
            { label: counts.draft === 1 ? 'draft' : 'drafts', value: counts.draft },
            { label: 'hidden', value: counts.hidden },
          ]}
        />
      )}
    </Panel>
  )
}
