import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccount } from '#src/account/admin/account-store.ts'
import { buttonClass } from '#src/admin/form/button.tsx'
import { newItemId, type ContentRow, type ContentType } from './content-type.ts'
import { createDraftStore, listDrafts, type KeptDraft } from './draft-store.ts'
import { textOf, type Values } from './fields.ts'
import { DraftList, KeptDrafts } from './kept-drafts.tsx'
import { keptTexts, type KeptText } from './kept-texts.ts'

type Type<Row extends ContentRow, Item extends Row> = Pick<
  ContentType<Row, Item>,
  'name' | 'title' | 'fields' | 'singular'
>

function titleIn<Row extends ContentRow, Item extends Row>({ fields }: Type<Row, Item>) {
  const key = [...fields].find(([, { control }]) => control === 'title')?.[0] ?? ''
  return (values: Values) => textOf(values[key])
}

/** For the dashboard: the kept texts of a type. */
export const keptItems = <Row extends ContentRow, Item extends Row>(
  type: Type<Row, Item>,
  accountId: string,
): KeptText[] =>
  keptTexts<Values>(
    { type: type.name, section: type.title, titleOf: titleIn(type), linkTo: wayTo(type) },
    accountId,
  )

const wayTo =
  <Row extends ContentRow, Item extends Row>({ name }: Type<Row, Item>) =>
  (itemId: string | null) =>
    ({ to: `/${name}/$id`, params: { id: itemId ?? newItemId } }) as const

const textsKept = (count: number) => (count === 1 ? '1 text' : `${count} texts`)

interface OfferedProps<Row extends ContentRow, Item extends Row> {
  type: Type<Row, Item>
  item: Item | null
  draft: {
    offered: readonly KeptDraft<Values>[]
    discard: (draft: KeptDraft<Values>) => () => void
  }
  onContinue: (draft: KeptDraft<Values>) => void
}

/** In the editor: the kept texts of this item, of a new one those that have not become items. */
export function OfferedDrafts<Row extends ContentRow, Item extends Row>({
  type,
  item,
  draft,
  onContinue,
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
        onContinue={onContinue}
        onDiscard={draft.discard}
      />
      {!item && <DraftsElsewhere type={type} which={({ itemId }) => itemId !== null} />}
    </>
  )
}

interface ElsewhereProps<Row extends ContentRow, Item extends Row> {
  type: Type<Row, Item>
  which?: (draft: KeptDraft<Values>) => boolean
}

/** The kept texts of a type, each with the way to where it is continued. */
export function DraftsElsewhere<Row extends ContentRow, Item extends Row>({
  type,
  which = () => true,
}: ElsewhereProps<Row, Item>) {
  const subject = { accountId: useAccount().id, type: type.name }
  const [drafts, setDrafts] = useState(() => listDrafts<Values>(subject).filter(which))
  return (
    <DraftList
      drafts={drafts}
      message={(count) => `${textsKept(count)} with unsaved changes kept on this device:`}
      titleOf={titleIn(type)}
      onDiscard={({ itemId, id, ...draft }) => {
        const store = createDraftStore<Values>({ ...subject, itemId })
        const show = () => setDrafts(listDrafts<Values>(subject).filter(which))
        store.remove(id)
        show()
        return () => {
          store.write(id, draft)
          show()
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
