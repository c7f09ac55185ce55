import type { ReactNode } from 'react'
import { useDates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { Banner } from '#src/admin/banner.tsx'
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
      titleOf={({ values }) => titleOf(values)}
      onDiscard={onDiscard}
      way={(draft, title) => (
        <Button aria-label={`Continue “${title}”`} onClick={() => onContinue(draft)}>
          Continue
        </Button>
      )}
    />
  )
}

interface Listed {
  id: string
  itemId?: string | null
  /** Milliseconds since 1970, or an ISO time. */
  savedAt: number | string
}

interface ListProps<Draft extends Listed> {
  drafts: readonly Draft[]
  message: (count: number) => string
  titleOf: (draft: Draft) => string
  /** When it was kept; absent: the date and time. */
  whenOf?: (draft: Draft) => string
  onDiscard: (draft: Draft) => (() => void) | Promise<() => void>
  /** Leads to the text. */
  way: (draft: Draft, title: string) => ReactNode
}

export function DraftList<Draft extends Listed>(props: ListProps<Draft>) {
  const { drafts, message, titleOf, onDiscard, way } = props
  const dates = useDates()
  const { whenOf = (draft: Draft) => dates.dateTime(draft.savedAt) } = props
  const notifications = useNotifications()
  if (drafts.length === 0) return null
  const entries = drafts.map((draft) => ({ draft, title: titleOf(draft) || 'Untitled' }))

  async function discard(draft: Draft, title: string): Promise<void> {
    try {
      const undo = await onDiscard(draft)
      notifications.succeed(`“${title}” is discarded.`, { label: 'Undo', run: undo })
    } catch (error) {
      notifications.fail(error)
    }
  }

  return (
    <Banner
      tone="amber"
      list={entries.map(({ draft, title }) => ({
        key: `${draft.itemId} ${draft.id}`,
        entry: (
          <>
            <b>{title}</b>, {whenOf(draft)}
          </>
        ),
        actions: (
          <>
            {way(draft, title)}
            <Button aria-label={`Discard “${title}”`} onClick={() => void discard(draft, title)}>
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
