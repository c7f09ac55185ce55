import { Link, type LinkProps } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Figures, Panel } from '#src/admin/dashboard.tsx'
import { useDates } from '#src/admin/dates.ts'
import { DataTable } from '#src/admin/table/data-table.tsx'
import type { Status } from '../status.ts'
import { useContent } from './content-store.ts'
import type { ContentRow, ContentType } from './content-type.ts'
import { columnsOf } from './item-columns.tsx'
import { useCounts, useItems } from './use-items.ts'

const shown = ['title', 'status', 'updatedAt']
const noQuery = {}

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
}

/** For the dashboard: what was changed last. */
export function LatestItems<Row extends ContentRow, Item extends Row>({ type }: Props<Row, Item>) {
  const { rows, pending, error, total } = useItems(useContent(type), noQuery, 6)
  const dates = useDates()
  const columns = useMemo(
    () => columnsOf(type, dates).filter(({ id }) => shown.includes(id)),
    [type, dates],
  )
  const name = type.title.toLowerCase()
  return (
    <Panel
      title={`${type.title}, last changed`}
      link={<Link to={`/${type.name}`}>All {name}</Link>}
      pending={pending}
      error={error}
      empty={rows.length === 0 && `No ${name} yet.`}
      footer={`${rows.length} of ${total}`}
    >
      <DataTable
        label={`${type.title}, last changed`}
        columns={columns}
        rows={rows}
        rowName={(item) => item.title}
      />
    </Panel>
  )
}

/** For the dashboard: how many items there are in each status. */
export function ItemFigures<Row extends ContentRow, Item extends Row>({ type }: Props<Row, Item>) {
  const { data, error } = useCounts(type)
  const { published = 0, draft = 0, hidden = 0 } = data ?? {}
  const listOf = (state: Status): LinkProps => ({ to: `/${type.name}`, search: { state } })
  return (
    <Panel
      title={type.title}
      link={<Link to={`/${type.name}`}>List</Link>}
      pending={!data && !error}
      error={error}
    >
      <Figures
        figures={[
          { label: 'published', value: published, link: listOf('published') },
          { label: draft === 1 ? 'draft' : 'drafts', value: draft, link: listOf('draft') },
          { label: 'hidden', value: hidden, link: listOf('hidden') },
        ]}
      />
    </Panel>
  )
}
