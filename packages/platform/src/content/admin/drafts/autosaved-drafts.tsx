import { useId, useState, type ReactNode } from 'react'
import { Banner } from '#src/admin/banner.tsx'
import { useDates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import type { AutosavedDraft } from './draft-store.ts'

interface Props<Values> {
  drafts: readonly AutosavedDraft<Values>[]
  /** What is said of one, and of several. */
  message: (count: number) => string
  /** How one is told from another. */
  titleOf: (values: Values) => string
  onContinue: (draft: AutosavedDraft<Values>) => void
  /** Returns how to take it back. */
  onDiscard: (draft: AutosavedDraft<Values>) => () => void
}

/** The drafts of earlier visits, each to be continued or discarded. */
export function AutosavedDrafts<Values>(props: Props<Values>) {
  const { drafts, message, titleOf, onContinue, onDiscard } = props
  const dates = useDates()
  return (
    <DraftList
      message={message}
      entries={drafts.map((draft) => {
        const title = titleOf(draft.values) || 'Untitled'
        return {
          key: `${draft.itemId} ${draft.id}`,
          title,
          when: dates.dateTime(draft.savedAt),
          discard: () => onDiscard(draft),
          way: (
            <Button aria-label={`Continue “${title}”`} onClick={() => onContinue(draft)}>
              Continue
            </Button>
          ),
        }
      })}
    />
  )
}

type Undo = () => void

export interface DraftEntry {
  key: string
  title: string
  /** When it was kept. */
  when: string
  /** Returns how to take it back. */
  discard: () => Undo | Promise<Undo>
  /** Leads to the text. */
  way: ReactNode
}

interface ListProps {
  entries: readonly DraftEntry[]
  message: (count: number) => string
}

/** One kept text with its actions; of several one line, which opens. */
export function DraftList({ entries, message }: ListProps) {
  const [isOpen, setOpen] = useState(false)
  const notifications = useNotifications()
  const list = useId()
  const count = entries.length
  if (count === 0) return null
  const isFolded = count > 1 && !isOpen

  async function discard(chosen: readonly DraftEntry[], what: string): Promise<void> {
    const undo: Undo[] = []
    try {
      for (const entry of chosen) undo.push(await entry.discard())
    } catch (error) {
      notifications.fail(error)
    }
    if (undo.length)
      notifications.succeed(what, {
        label: 'Undo',
        run: () => undo.toReversed().forEach((one) => one()),
      })
  }

  return (
    <Banner
      tone="amber"
      actions={
        count > 1 && (
          <>
            <Button
              aria-expanded={isOpen}
              aria-controls={isOpen ? list : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Hide changes' : 'View changes'}
            </Button>
            <Button
              onClick={() => void discard(entries, `${count} sets of unsaved changes discarded.`)}
            >
              Discard all
            </Button>
          </>
        )
      }
      listId={list}
      list={
        isFolded
          ? undefined
          : entries.map((entry) => ({
              key: entry.key,
              entry: (
                <>
                  <b>{entry.title}</b>, {entry.when}
                </>
              ),
              actions: (
                <>
                  {entry.way}
                  <Button
                    aria-label={`Discard “${entry.title}”`}
                    onClick={() =>
                      void discard([entry], `Unsaved changes to “${entry.title}” discarded.`)
                    }
                  >
                    Discard
                  </Button>
                </>
              ),
            }))
      }
    >
      {message(count)}
    </Banner>
  )
}
