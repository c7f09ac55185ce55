import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccount } from '#src/account/admin/account-store.ts'
import { buttonClass } from '#src/admin/form/button.tsx'
import type { ContentRow } from '../content-type.ts'
import { createDraftStore, listDrafts } from './draft-store.ts'
import type { Values } from '../fields/fields.ts'
import { DraftList, KeptDrafts } from './kept-drafts.tsx'
import { KeptElsewhere, OfferedElsewhere } from './kept-elsewhere.tsx'
import { useServerDraftList, useServerDrafts } from './server-drafts.ts'
import type { ItemDraft } from './use-item-draft.ts'
import { textsKept, titleIn, wayTo, type TextType } from './ways-to-texts.ts'
import { keptTexts, type KeptText } from './kept-texts.ts'

/** For the dashboard: the kept texts of a type. */
export const keptItems = <Row extends ContentRow, Item extends Row>(
  type: TextType<Row, Item>,
  accountId: string,
): KeptText[] =>
  keptTexts<Values>(
    { type: type.name, section: type.title, titleOf: titleIn(type), linkTo: wayTo(type) },
    accountId,
  )

interface OfferedProps<Row extends ContentRow, Item extends Row> {
  type: TextType<Row, Item>
  item: Item | null
  draft: Pick<
    ItemDraft,
    'offered' | 'continueWith' | 'discard' | 'elsewhere' | 'continueElsewhere' | 'discardElsewhere'
  >
}

/** In the editor: the kept texts of this item, of a new one those that have not become items. */
export function OfferedDrafts<Row extends ContentRow, Item extends Row>({
  type,
  item,
  draft,
}: OfferedProps<Row, Item>) {
  return (
    <>
      <KeptDrafts
        drafts={draft.offered}
        message={(count) =>
          item
            ? `Unsaved changes of this ${type.singular} are kept on this device:`
            : `You have ${textsKept(count)} kept on this device:`
        }
        titleOf={titleIn(type)}
        onContinue={draft.continueWith}
        onDiscard={draft.discard}
      />
      <OfferedElsewhere type={type} isNew={!item} draft={draft} />
      {!item && <TextsKept type={type} which={(itemId) => itemId !== null} />}
    </>
  )
}

interface KeptProps<Row extends ContentRow, Item extends Row> {
  type: TextType<Row, Item>
  which?: (itemId: string | null) => boolean
}

/** The kept texts of a type, each with the way to where it is continued. */
export function TextsKept<Row extends ContentRow, Item extends Row>(props: KeptProps<Row, Item>) {
  return (
    <>
      <KeptHere {...props} />
      <KeptElsewhere {...props} />
    </>
  )
}

function KeptHere<Row extends ContentRow, Item extends Row>({
  type,
  which = () => true,
}: KeptProps<Row, Item>) {
  const subject = { accountId: useAccount().id, type: type.name }
  const read = () => listDrafts<Values>(subject).filter(({ itemId }) => which(itemId))
  const [drafts, setDrafts] = useState(read)
  const server = useServerDrafts(type)
  const all = useServerDraftList(server)
  return (
    <DraftList
      drafts={drafts}
      message={(count) => `${textsKept(count)} with unsaved changes kept on this device:`}
      titleOf={({ values }) => titleIn(type)(values)}
      onDiscard={({ itemId, id, ...draft }) => {
        const store = createDraftStore<Values>({ ...subject, itemId })
        const back = server.dropCopy(all, itemId, { id, ...draft })
        store.remove(id)
        setDrafts(read())
        return () => {
          store.write(id, draft)
          back()
          setDrafts(read())
        }
      }}
      way={({ itemId }, title) => (
        <Link {...wayTo(type)(itemId)} className={buttonClass()} aria-label={`Open “${title}”`}>
          Open
        </Link>
      )}
    />
  )
}
