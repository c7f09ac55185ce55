import { Button } from '../form/button.tsx'
import styles from './list-footer.module.css'

interface Props {
  shown: number
  total: number
  hasMore: boolean
  loadingMore: boolean
  onMore: () => void
  /** Whether rows lead somewhere. */
  opens: boolean
  selectable?: boolean
}

/** How much of the list is there, how to get the rest, and the keys. */
export function ListFooter({
  shown,
  total,
  hasMore,
  loadingMore,
  onMore,
  opens,
  selectable,
}: Props) {
  return (
    <footer className={styles.footer}>
      <p>
        {shown} of {total}
      </p>
      {hasMore && (
        <Button onClick={onMore} disabled={loadingMore}>
          {loadingMore ? 'Loading…' : 'Load more'}
        </Button>
      )}
      {opens && (
        <p className={styles.keys}>
          <kbd>J</kbd> <kbd>K</kbd> move <kbd>Enter</kbd> open
          {selectable && (
            <>
              {' '}
              <kbd>X</kbd> select
            </>
          )}{' '}
          <kbd>?</kbd> all keys
        </p>
      )}
    </footer>
  )
}
