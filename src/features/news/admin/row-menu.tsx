import { Link } from '@tanstack/react-router'
import { useState, type ComponentProps } from 'react'
import { RowMenu, type MenuEntry } from '#src/admin/form/row-menu.tsx'
import { statusOf } from '#src/content/status.ts'
import type { NewsSummary } from '../contract.ts'
import { DeleteNews } from './delete-news.tsx'
import { useNewsActions } from './news-actions.ts'

export function NewsRowMenu({ item }: { item: NewsSummary }) {
  const act = useNewsActions()
  const [deleting, setDeleting] = useState(false)
  const status = statusOf(item)
  const entries: MenuEntry[] = [
    { label: 'Edit', link: <Link to="/news/$id" params={{ id: item.id }} /> },
    ...(status === 'published'
      ? [{ label: 'View on the site', link: <PublicLink item={item} /> }]
      : []),
    ...(item.published ? [] : [{ label: 'Publish', onSelect: () => void act('publish', [item]) }]),
    item.active
      ? { label: 'Hide', onSelect: () => void act('deactivate', [item]) }
      : { label: 'Show', onSelect: () => void act('activate', [item]) },
    { label: 'Delete…', danger: true, onSelect: () => setDeleting(true) },
  ]
  return (
    <>
      <RowMenu label={`Actions for ${item.title}`} entries={entries} />
      <DeleteNews
        items={deleting ? [item] : []}
        onClose={() => setDeleting(false)}
        onDelete={() => void act('delete', [item])}
      />
    </>
  )
}

interface PublicLinkProps extends ComponentProps<'a'> {
  item: NewsSummary
}

function PublicLink({ item, children, ...rest }: PublicLinkProps) {
  return (
    <a {...rest} href={`/${item.language}/${item.permalink}`} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
