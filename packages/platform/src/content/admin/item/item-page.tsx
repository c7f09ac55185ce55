import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAccount, useMay } from '#src/account/admin/account-store.ts'
import { ErrorView } from '#src/admin/error-view.tsx'
import { LoadingPage } from '#src/admin/loading-page.tsx'
import { MessagePage, NotAllowed } from '#src/admin/message-page.tsx'
import { defaultLang, type Lang } from '#src/i18n/locales.ts'
import { useContent } from '../store/content-store.ts'
import { newItemId, type ContentRow, type ContentType } from '../content-type.ts'
import type { EditorSearch } from './editor-search.ts'
import { listDrafts } from '../drafts/draft-store.ts'
import { GoneItem } from '../gone/gone-item.tsx'
import { ItemEditor } from './item-editor.tsx'
import type { RichText } from './use-item-text.tsx'
import { useMadeFrom, type MadeFrom } from '../side-by-side/made-from.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  /** Of types with rich text. */
  richText?: RichText
}

/**
 * The editor of the item in the address. One that is new becomes a stored one under the hands of
 * its author: the address changes with the first save, the editor stays.
 */
export function ItemPage<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { id } = useParams({ from: `/${props.type.name}/$id` })
  const search = useSearch({ from: `/${props.type.name}/$id` })
  const [created, setCreated] = useState({ id: '', arrived: false, session: 0, origin: nowhere })
  const { session } = created
  const mayWrite = useMay(`${props.type.name}:write`)
  const isCreated = id === created.id
  if (isCreated && !created.arrived) setCreated({ ...created, arrived: true })
  if (!isCreated && created.arrived)
    setCreated({ id: '', arrived: false, session: session + 1, origin: nowhere })
  const origin = isCreated ? created.origin : originOf(search)

  if (id !== newItemId && !isCreated) return <StoredItem key={id} {...props} id={id} />
  if (!mayWrite) return <NotAllowed />
  return (
    <NewItem
      // After the created one has been left, the next new item begins afresh.
      key={`${session} ${origin.from} ${origin.language} ${origin.text}`}
      {...props}
      origin={origin}
      created={created.id}
      onCreated={(stored) => setCreated({ id: stored, arrived: false, session, origin })}
    />
  )
}

interface Origin {
  /** The id of the translation that a new item is made from; empty: from none. */
  from: string
  language: Lang
  /** The id of the kept text that it begins with; empty: with none. */
  text: string
}

const nowhere: Origin = { from: '', language: defaultLang, text: '' }

const originOf = ({ from = '', in: language = defaultLang, text = '' }: EditorSearch): Origin => ({
  from,
  language,
  text,
})

interface NewProps<Row extends ContentRow, Item extends Row> extends Props<Row, Item> {
  origin: Origin
  /** Empty until the first save. */
  created: string
  onCreated: (id: string) => void
}

function NewItem<Row extends ContentRow, Item extends Row>({
  origin,
  created,
  ...props
}: NewProps<Row, Item>) {
  const content = useContent(props.type)
  useEffect(() => {
    content.reset()
    return content.reset
  }, [content])
  // Keeps the created item in the cache while it is in the form.
  useQuery({ ...content.item(created), enabled: created !== '' })
  const [made, setMade] = useState<MadeFrom<Item>>()
  if (origin.from === '')
    return <ItemEditor {...props} opened={null} begunWith={origin.text || undefined} />
  // As it was when the item was begun: its source may be saved meanwhile.
  if (!made) return <LoadOrigin type={props.type} origin={origin} onMade={setMade} />
  return <ItemEditor {...props} opened={null} made={made} />
}

interface OriginProps<Row extends ContentRow, Item extends Row> extends Props<Row, Item> {
  origin: Origin
  onMade: (made: MadeFrom<Item>) => void
}

/** Until what a new item takes over from its translation is there. */
function LoadOrigin<Row extends ContentRow, Item extends Row>({
  type,
  origin,
  onMade,
}: OriginProps<Row, Item>) {
  const { made, error, retry } = useMadeFrom(type, origin)
  const tell = useEffectEvent(onMade)
  useEffect(() => {
    if (made) tell(made)
  }, [made])
  if (error) return <ErrorView error={error} onRetry={retry} />
  return <LoadingPage />
}

function StoredItem<Row extends ContentRow, Item extends Row>({
  id,
  ...props
}: Props<Row, Item> & { id: string }) {
  const content = useContent(props.type)
  const accountId = useAccount().id
  const mayWrite = useMay(`${props.type.name}:write`)
  const { data, error, refetch } = useQuery(content.item(id))
  useEffect(() => {
    content.open(id)
    return content.reset
  }, [content, id])

  const [text] = useState(() =>
    listDrafts({ accountId, type: props.type.name }).find(({ itemId }) => itemId === id),
  )
  if (error?.code === 404 && !data && text && mayWrite)
    return (
      <MessagePage title={`${props.type.title}: not found`}>
        <GoneItem type={props.type} id={id} textId={text.id} onRestored={() => void refetch()} />
      </MessagePage>
    )
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  // Deleted: the page is about to redirect.
  if (data === null) return null
  if (!data) return <LoadingPage />
  return <ItemEditor {...props} opened={data} />
}
