import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useAccount } from '#src/account/admin/account-store.ts'
import { agoText } from '#src/admin/age.ts'
import { Button, buttonClass } from '#src/admin/form/button.tsx'
import { QueueEntry } from '#src/admin/queue.tsx'
import { useNow } from '#src/admin/use-now.ts'
import type { DraftSummary } from '#src/content/version-calls.ts'
import type { ContentRow } from '../content-type.ts'
import { listDrafts } from './draft-store.ts'
import type { Values } from '../fields/fields.ts'
import { DraftList } from './kept-drafts.tsx'
import { itemIdOf, useServerDraftList, useServerDrafts, writtenElsewhere } from './server-drafts.ts'
import type { ItemDraft } from './use-item-draft.ts'
import { textsKept, wayTo, type TextType } from './ways-to-texts.ts'

interface OfferedProps<Row extends ContentRow, Item extends Row> {
  type: TextType<Row, Item>
  isNew: boolean
  draft: Pick<ItemDraft, 'elsewhere' | 'continueElsewhere' | 'discardElsewhere'>
}

/** In the editor: what one has written of this item on another device and not saved. */
export function OfferedElsewhere<Row extends ContentRow, Item extends Row>({
  type,
  isNew,
  draft,
}: OfferedProps<Row, Item>) {
  return (
    <ElsewhereList
      drafts={draft.elsewhere}
      message={(count) =>
        isNew
          ? `You have ${textsKept(count)} from another device:`
          : `Unsaved changes of this ${type.singular} from another device:`
      }
      onDiscard={draft.discardElsewhere}
      way={(summary, title) => (
        <Button
          aria-label={`Continue “${title}”`}
          onClick={() => void draft.continueElsewhere(summary)}
        >
          Continue
        </Button>
      )}
    />
  )
}

interface KeptProps<Row extends ContentRow, Item extends Row> {
  type: TextType<Row, Item>
  which?: (itemId: string | null) => boolean
}

function useKeptElsewhere<Row extends ContentRow, Item extends Row>({
  type,
}: KeptProps<Row, Item>) {
  const accountId = useAccount().id
  const drafts = useServerDrafts(type)
  const all = useServerDraftList(drafts)
  const { name } = type
  const kept = useMemo(
    () => (all ? writtenElsewhere(all, listDrafts<Values>({ accountId, type: name })) : []),
    [all, accountId, name],
  )
  return { kept, drafts }
}

/** Of a type, each with the way to where it is continued. */
export function KeptElsewhere<Row extends ContentRow, Item extends Row>(
  props: KeptProps<Row, Item>,
) {
  const { type, which = () => true } = props
  const { kept, drafts } = useKeptElsewhere(props)
  return (
    <ElsewhereList
      drafts={kept.filter((one) => which(itemIdOf(one)))}
      message={(count) => `${textsKept(count)} with unsaved changes from another device:`}
      onDiscard={drafts.discard}
      way={(summary, title) => (
        <Link
          {...wayTo(type)(itemIdOf(summary))}
          className={buttonClass()}
          aria-label={`Open “${title}”`}
        >
          Open
        </Link>
      )}
    />
  )
}

interface ListProps {
  drafts: readonly DraftSummary[]
  message: (count: number) => string
  onDiscard: (summary: DraftSummary) => Promise<() => void>
  way: (summary: DraftSummary, title: string) => React.ReactNode
}

function ElsewhereList({ drafts, message, onDiscard, way }: ListProps) {
  const now = useNow()
  return (
    <DraftList
      drafts={drafts}
      message={message}
      titleOf={({ title }) => title}
      whenOf={({ savedAt }) => `kept ${agoText(now - Date.parse(savedAt))}`}
      onDiscard={onDiscard}
      way={way}
    />
  )
}

const most = 5

/** On the dashboard: the last ones of a type. */
export function WaitingElsewhere<Row extends ContentRow, Item extends Row>(
  props: KeptProps<Row, Item>,
) {
  const { kept } = useKeptElsewhere(props)
  const now = useNow()
  return kept
    .slice(0, most)
    .map((one) => (
      <QueueEntry
        key={one.id}
        title={one.title || 'Untitled'}
        detail={`${props.type.title}, kept on another device, not saved, ${agoText(now - Date.parse(one.savedAt))}.`}
        link={wayTo(props.type)(itemIdOf(one))}
        action="Open"
      />
    ))
}
