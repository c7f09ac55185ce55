import { Banner } from '#src/admin/banner.tsx'
import { useDates } from '#src/admin/dates.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { presenceMessage } from './presence-message.ts'
import { usePresence } from './use-presence.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: Pick<ContentType<Row, Item>, 'api' | 'singular'>
  id: string
  /** The id of this editor. */
  editor: string
}

/** The other open editors of an item. */
export function ItemPresence<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type, id, editor } = props
  const dates = useDates()
  const message = presenceMessage(usePresence(type, id, editor), type.singular, dates.time)
  return (
    <div role="status">
      {message && (
        <Banner tone="amber" isToldAround>
          {message}
        </Banner>
      )}
    </div>
  )
}
