import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Banner } from '#src/admin/banner.tsx'
import { useClient } from '#src/admin/client.ts'
import { useDates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { cacheKeys } from '../store/content-state.ts'
import { useContent } from '../store/content-store.ts'
import { newItemId, type ContentRow, type ContentType } from '../content-type.ts'
import { useUntrash } from '../trash/use-untrash.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  id: string
  /** The id of the kept text. */
  textId: string
  /** Keeps what is on the screen. */
  beforeLeaving?: () => unknown
  onRestored: (item: Item) => void
}

/** The item of a text was deleted: who did that and when, and the two ways on with the text. */
export function GoneItem<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type, id, textId, beforeLeaving, onRestored } = props
  const client = useClient()
  const dates = useDates()
  const navigate = useNavigate()
  const content = useContent(type)
  const untrash = useUntrash(type)
  const { data, isPending } = useQuery({
    queryKey: [...cacheKeys(type.name).trash, 'one', id],
    queryFn: async () =>
      (await client.list(type.api.trash, { query: { limit: 200 } })).items[id] ?? null,
  })

  /** The entry of the trash that is being restored: the trash loses it before its item is read. */
  const [restoring, setRestoring] = useState<typeof data>()
  const trashed = restoring ?? data

  async function restore(): Promise<void> {
    setRestoring(data)
    try {
      const [restored] = await untrash([{ id }])
      if (restored) onRestored(await content.read(id))
    } finally {
      setRestoring(undefined)
    }
  }

  async function begin(): Promise<void> {
    beforeLeaving?.()
    await navigate({
      to: `/${type.name}/$id`,
      params: { id: newItemId },
      search: { text: textId },
      ignoreBlocker: true,
    })
  }

  if (isPending) return null
  const who = trashed?.who ? ` by ${trashed.who}` : ''
  const when = trashed
    ? ` on ${dates.dateTime(trashed.deletedAt)}`
    : ' and is no longer in the trash'
  return (
    <Banner
      tone="red"
      actions={
        <>
          {trashed && (
            <Button
              disabled={restoring !== undefined}
              onClick={() => void restore()}
            >{`Restore ${type.singular}`}</Button>
          )}
          <Button onClick={() => void begin()}>{`New ${type.singular} from this text`}</Button>
        </>
      }
    >
      {`This ${type.singular} was deleted${who}${when}. Your unsaved changes are kept.`}
    </Banner>
  )
}
