import { Button } from '../form/button.tsx'
import type { List } from './use-list.ts'

interface Props {
  list: Pick<List<unknown>, 'hasMore' | 'loadingMore' | 'loadMore' | 'moreFailed'>
  label?: string
}

/** The button that loads the next page of a list, and its error. */
export function LoadMore({ list, label = 'Load more' }: Props) {
  if (!list.hasMore) return null
  return (
    <>
      <Button onClick={list.loadMore} disabled={list.loadingMore}>
        {list.loadingMore ? 'Loading…' : label}
      </Button>
      {list.moreFailed && (
        <p role="alert">The next rows could not be loaded. Choose “{label}” again.</p>
      )}
    </>
  )
}
