import type { ReactNode } from 'react'
import { useDates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { Banner } from './banner.tsx'
import type { KeptDraft } from './draft-store.ts'

interface Props<Values> {
  drafts: readonly KeptDraft<Values>[]
  /** What is said of one, and of several. */
  message: (count: number) => string
  /** How one is told from another. */
  titleOf: (values: Values) => string
  onContinue: (draft: KeptDraft<Values>) => void
  /** Returns how to take it back. */
  onDiscard: (draft: KeptDraft<Values>) => () => void
}

/** The drafts of earlier visits on this device, each to be continued or discarded. */
export function KeptDrafts<Values>({
  drafts,
  message,
  titleOf,
  onContinue,
  onDiscard,
}: Props<Values>) {
  return (
    <DraftList
      drafts={drafts}
      message={message}
      titleOf={titleOf}
      onDiscard={onDiscard}
      way={(draft, title) => (
        <Button aria-label={`Continue “${title}”`} onClick={() => onContinue(draft)}>
          Continue
        </Button>
      )}
    />
  )
}

interface ListProps<Values> extends Omit<Props<Values>, 'onContinue'> {
  /** Leads to the text. */
  way: (draft: KeptDraft<Values>, title: string) => ReactNode
}

export function DraftList<Values>({ drafts, message, titleOf, onDiscard, way }: ListProps<Values>) {
  const dates = useDates()
  const notifications = useNotifications()
  if (drafts.length === 0) return null
  const entries = drafts.map((draft) => ({ draft, title: titleOf(draft.values) || 'Untitled' }))

  function discard(draft: KeptDraft<Values>, title: string): void {
    const undo = onDiscard(draft)
    notifications.succeed(`“${title}” is discarded.`, { label: 'Undo', run: undo })
  }

  return (
    <Banner
      tone="amber"
      list={entries.map(({ draft, title }) => ({
        key: `${draft.itemId} ${draft.id}`,
        entry: (
          <>
            <b>{title}</b>, {dates.dateTime(draft.savedAt)}
          </>
        ),
        actions: (
          <>
            {way(draft, title)}
            <Button aria-label={`Discard “${title}”`} onClick={() => discard(draft, title)}>
              Discard
            </Button>
          </>
        ),
      }))}
    >
      {message(drafts.length)}
    </Banner>
  )
}
