import { Link, type LinkProps } from '@tanstack/react-router'
import { Figures, Panel } from '#src/admin/dashboard.tsx'
import type { Status } from '#src/content/status.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { useCounts } from '../store/use-items.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
}

/** For the dashboard: how many items there are in each status. */
export function ItemFigures<Row extends ContentRow, Item extends Row>({ type }: Props<Row, Item>) {
  const { data, error } = useCounts(type)
  const { published = 0, changed = 0, draft = 0, hidden = 0 } = data ?? {}
  const listOf = (state: Status): LinkProps => ({ to: `/${type.name}`, search: { state } })
  return (
    <Panel
      title={type.title}
      link={<Link to={`/${type.name}`}>All {type.title.toLowerCase()}</Link>}
      pending={!data && !error}
      error={error}
    >
      <Figures
        figures={[
          { label: 'published', value: published, link: listOf('published') },
          { label: 'with unpublished changes', value: changed, link: listOf('changed') },
          { label: draft === 1 ? 'draft' : 'drafts', value: draft, link: listOf('draft') },
          { label: 'hidden', value: hidden, link: listOf('hidden') },
        ]}
      />
    </Panel>
  )
}
