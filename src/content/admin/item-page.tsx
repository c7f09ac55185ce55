import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ErrorView } from '#src/admin/error-view.tsx'
import { LoadingImage } from '#src/ui/loading-image.tsx'
import { useContent } from './content-store.ts'
import type { ContentRow, ContentType } from './content-type.ts'
import { ItemEditor, type RichText } from './item-editor.tsx'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  /** Of types with rich text. */
  richText?: RichText
}

export function NewItemPage<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const content = useContent(props.type)
  useEffect(() => content.reset(), [content])
  return <ItemEditor {...props} opened={null} />
}

export function EditItemPage<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { id } = useParams({ from: `/${props.type.name}/$id` })
  const content = useContent(props.type)
  const { data, error, refetch } = useQuery(content.item(id))
  useEffect(() => {
    content.open(id)
    return content.reset
  }, [content, id])

  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  // Deleted: the page is being left.
  if (data === null) return null
  if (!data) return <LoadingImage label="Loading" />
  return <ItemEditor key={id} {...props} opened={data} />
}
