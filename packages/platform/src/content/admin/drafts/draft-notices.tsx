import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useAccount } from '#src/account/admin/account-store.ts'
import { useDates } from '#src/admin/dates.ts'
import { buttonClass } from '#src/admin/form/button.tsx'
import { counted, QueueEntry } from '#src/admin/queue.tsx'
import type { ContentRow } from '../content-type.ts'
import type { Values } from '../fields/fields.ts'
import { createDraftStore, listDrafts } from './draft-store.ts'
import { DraftList, AutosavedDrafts } from './autosaved-drafts.tsx'
import {
  textsByItem,
  titleIn,
  wayTo,
  type AutosavedText,
  type TextType,
} from './autosaved-texts.ts'
import { useServerDrafts } from './server-drafts.ts'
import type { ItemDraft } from './use-item-draft.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: TextType<Row, Item>
}

interface OfferedProps<Row extends ContentRow, Item extends Row> extends Props<Row, Item> {
  item: Item | null
  draft: Pick<ItemDraft, 'offered' | 'continueWith' | 'discard'>
}

/** In the editor: the kept texts of this item; of a new one, those that have not become items. */
export const OfferedDrafts = <Row extends ContentRow, Item extends Row>({
  type,
  item,
  draft,
}: OfferedProps<Row, Item>) => (
  <AutosavedDrafts
    drafts={draft.offered}
    message={(count) =>
      item
        ? `Unsaved changes to this ${type.singular}:`
        : `Unsaved changes to ${counted(count, `new ${type.singular}`, `new ${type.plural}`)}:`
    }
    titleOf={titleIn(type)}
    onContinue={draft.continueWith}
    onDiscard={draft.discard}
  />
)

function useAutosavedTexts<Row extends ContentRow, Item extends Row>(type: TextType<Row, Item>) {
  const accountId = useAccount().id
  const drafts = useServerDrafts(type)
  const { data: all } = useQuery(drafts.list)
  const [version, setVersion] = useState(0)
  const texts = useMemo(
    () => textsByItem(listDrafts<Values>({ accountId, type: type.name }), all, titleIn(type)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the device is read again after a change
    [accountId, type, all, version],
  )
  const refresh = () => setVersion((now) => now + 1)
  return { texts, drafts, all, accountId, refresh }
}

/** Above a list: the kept texts of a type, each item once, with the way to where they are continued. */
export function AutosavedTexts<Row extends ContentRow, Item extends Row>({
  type,
}: Props<Row, Item>) {
  const { texts, drafts, all, accountId, refresh } = useAutosavedTexts(type)
  const dates = useDates()

  async function discard({ itemId, here, elsewhere }: (typeof texts)[number]) {
    const store = createDraftStore<Values>({ accountId, type: type.name, itemId })
    const editors = new Set(here.map(({ id }) => id))
    const copy = Object.values(all ?? {}).find(({ editor }) => editors.has(editor))?.id ?? elsewhere
    const back = copy === undefined ? undefined : await drafts.discard(copy)
    for (const { id } of here) store.remove(id)
    refresh()
    return () => {
      for (const { id, itemId: _, ...draft } of here) store.write(id, draft)
      back?.()
      refresh()
    }
  }

  return (
    <DraftList
      message={(count) => `Unsaved changes to ${counted(count, type.singular, type.plural)}:`}
      entries={texts.map((text) => {
        const { itemId, id, savedAt, here, elsewhere } = text
        const title = text.title || 'Untitled'
        const older = here.length - 1 + (elsewhere && here.length ? 1 : 0)
        const others = older > 0 ? `, ${counted(older, 'other version', 'other versions')}` : ''
        return {
          key: `${itemId} ${id}`,
          title,
          when: `${dates.dateTime(savedAt)}${here.length ? '' : ', from another device'}${others}`,
          discard: () => discard(text),
          way: (
            <Link
              {...wayTo(type)(itemId, id)}
              className={buttonClass()}
              aria-label={`Open “${title}”`}
            >
              Open
            </Link>
          ),
        }
      })}
    />
  )
}

const most = 5

/** On the dashboard: what of a type somebody has written on another device and not saved. */
export function WaitingElsewhere<Row extends ContentRow, Item extends Row>({
  type,
}: Props<Row, Item>) {
  const { texts } = useAutosavedTexts(type)
  const dates = useDates()
  return texts
    .filter(({ here }) => here.length === 0)
    .slice(0, most)
    .map(({ itemId, id, title, savedAt }) => (
      <QueueEntry
        key={`${itemId} ${id}`}
        title={title || 'Untitled'}
        detail={`${type.title}: unsaved changes from another device, ${dates.dateTime(savedAt)}.`}
        link={wayTo(type)(itemId, id)}
        action="Open"
      />
    ))
}

/** On the dashboard: what somebody has typed here and not saved, the last ones. */
export function AutosavedOnDevice({ read }: { read: () => AutosavedText[] }) {
  const dates = useDates()
  const [texts] = useState(() => read().toSorted((a, b) => b.savedAt - a.savedAt))
  const others = texts.length - most
  return texts
    .slice(0, most)
    .map(({ key, title, section, savedAt, link }, index) => (
      <QueueEntry
        key={key}
        title={title}
        detail={`${section}: unsaved changes on this device, ${dates.dateTime(savedAt)}.${
          others > 0 && index === most - 1
            ? ` ${counted(others, 'older set of unsaved changes is', 'older sets of unsaved changes are')} also kept.`
            : ''
        }`}
        link={link}
        action="Open"
      />
    ))
}
