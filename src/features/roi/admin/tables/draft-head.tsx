import { Link } from '@tanstack/react-router'
import { Chip } from '#src/admin/chip.tsx'
import { useDates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { PageHead } from '#src/admin/page-head.tsx'
import css from './draft.module.css'
import type { TableDesk } from './use-table-desk.ts'

interface Props {
  desk: TableDesk
  /** Whether there is something to publish and its effect is known. */
  publishable: boolean
  keptAt: number | null
  onSave: () => void
  onPublish: () => void
  onDiscard: () => void
}

export function DraftHead({ desk, publishable, keptAt, onSave, onPublish, onDiscard }: Props) {
  const { draft, unsaved, saving, table, changes } = desk
  const dates = useDates()
  const saved = draft.updatedAt
    ? `Saved ${dates.dateTime(draft.updatedAt)}${draft.updatedBy?.name ? ` by ${draft.updatedBy.name}` : ''}.`
    : 'Not saved yet.'
  return (
    <>
      <nav aria-label="Breadcrumb" className={css['back']}>
        <Link to="/prices">Prices and constants</Link>
      </nav>
      <PageHead
        title={`Draft of version ${draft.base + 1}`}
        summary={`${countOf(changes.length)} against version ${draft.base}. ${saved}`}
      >
        {unsaved && (
          <div className={css['state']}>
            <Chip tone="amber">Unsaved changes</Chip>
            {keptAt !== null && <span>Kept on this device, {dates.time(keptAt)}</span>}
          </div>
        )}
        {draft.updatedAt && <Button onClick={onDiscard}>Discard…</Button>}
        <Button hotkey="⌃S" disabled={!unsaved || !table || saving} onClick={onSave}>
          Save draft
        </Button>
        <Button kind="primary" disabled={!publishable || saving} onClick={onPublish}>
          Publish…
        </Button>
      </PageHead>
    </>
  )
}

export const countOf = (changes: number): string =>
  changes === 0 ? 'No change' : changes === 1 ? '1 change' : `${changes} changes`
