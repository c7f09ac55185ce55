import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useMay } from '#src/account/admin/account-store.ts'
import { ErrorView } from '#src/admin/error-view.tsx'
import { NotAllowed } from '#src/admin/message-page.tsx'
import { LoadingImage } from '#src/ui/loading-image.tsx'
import { useContent } from './content-store.ts'
import { newItemId, type ContentRow, type ContentType } from './content-type.ts'
import { ItemEditor, type RichText } from './item-editor.tsx'

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
  const [created, setCreated] = useState({ id: '', arrived: false, session: 0 })
  const { session } = created
  const mayWrite = useMay(`${props.type.name}:write`)
  const isCreated = id === created.id
  if (isCreated && !created.arrived) setCreated({ id, arrived: true, session })
  if (!isCreated && created.arrived) setCreated({ id: '', arrived: false, session: session + 1 })

  if (id !== newItemId && !isCreated) return <StoredItem key={id} {...props} id={id} />
  if (!mayWrite) return <NotAllowed />
  return (
    <NewItem
      // After the created one has been left, the next new item begins afresh.
      key={session}
      {...props}
      created={created.id}
      onCreated={(stored) => setCreated({ id: stored, arrived: false, session })}
    />
  )
}

interface NewProps<Row extends ContentRow, Item extends Row> extends Props<Row, Item> {
  /** Empty until the first save. */
  created: string
  onCreated: (id: string) => void
}

function NewItem<Row extends ContentRow, Item extends Row>({
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
  return <ItemEditor {...props} opened={null} />
}

function StoredItem<Row extends ContentRow, Item extends Row>({
  id,
  ...props
}: Props<Row, Item> & { id: string }) {
  const content = useContent(props.type)
  const { data, error, refetch } = useQuery(content.item(id))
  useEffect(() => {
    content.open(id)
    return content.reset
  }, [content, id])

  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  // Deleted: the page is about to redirect.
  if (data === null) return null
  if (!data) return <LoadingImage label="Loading" />
  return <ItemEditor {...props} opened={data} />
}
