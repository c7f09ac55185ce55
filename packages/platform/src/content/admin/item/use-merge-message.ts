import { useEffect, useRef } from 'react'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { withoutTheirs } from '../conflict/meeting.ts'
import type { ContentRow } from '../content-type.ts'
import type { Values } from '../fields/fields.ts'
import type { ShownOptions, ShownValues } from './use-shown-values.ts'

const closed = 'The editor is closed. Open the item again to find both versions in its history.'

type MergeMessage = (message: string, mine: Values, merged: Values) => void

/** Shows a message about changes that were merged into a form, with an action that takes them back. */
export function useMergeMessage<Row extends ContentRow, Item extends Row>(
  { type, text }: Pick<ShownOptions<Row, Item>, 'type' | 'text'>,
  { latest, replaceValues }: Pick<ShownValues<Row, Item>, 'latest' | 'replaceValues'>,
): MergeMessage {
  const notifications = useNotifications()
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])

  return (message, mine, merged) => {
    const undo = () => {
      if (!isOpen.current) return notifications.succeed(closed)
      text.current?.flush()
      replaceValues(withoutTheirs(type, { mine, merged, now: latest.current }))
    }
    notifications.succeed(message, { label: 'Undo', run: undo })
  }
}
