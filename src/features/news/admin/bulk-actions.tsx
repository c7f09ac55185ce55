import { useState } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import type { ContentAction } from '#src/content/admin/content-actions.ts'
import type { NewsSummary } from '../contract.ts'
import { DeleteNews } from './delete-news.tsx'
import { useNewsActions } from './news-actions.ts'

interface Props {
  items: readonly NewsSummary[]
  onDone: () => void
}

/** Each action takes the selected rows that it changes. */
export function NewsBulkActions({ items, onDone }: Props) {
  const perform = useNewsActions()
  const [deleting, setDeleting] = useState(false)
  const drafts = items.filter(({ published }) => !published)
  const shown = items.filter(({ active }) => active)
  const hidden = items.filter(({ active }) => !active)

  async function act(action: ContentAction, targets: readonly NewsSummary[]): Promise<void> {
    await perform(action, targets)
    onDone()
  }

  return (
    <>
      <Button disabled={!drafts.length} onClick={() => void act('publish', drafts)}>
        Publish
      </Button>
      <Button disabled={!shown.length} onClick={() => void act('deactivate', shown)}>
        Hide
      </Button>
      <Button disabled={!hidden.length} onClick={() => void act('activate', hidden)}>
        Show
      </Button>
      <Button variant="danger" onClick={() => setDeleting(true)}>
        Delete…
      </Button>
      <DeleteNews
        items={deleting ? items : []}
        onClose={() => setDeleting(false)}
        onDelete={() => void act('delete', items)}
      />
    </>
  )
}
