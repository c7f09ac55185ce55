import type { Notification } from '#src/ui/notifications/model.ts'

/** A feedback message as the back office shows it. */
export interface AdminNotification extends Notification {
  /** Below the message: why it failed, or what follows from it. */
  detail?: string
  /** Such as undo; offered with the message and in the history. */
  action?: { label: string; run(): void }
}

export interface NotificationState {
  shown: readonly AdminNotification[]
  /** Those of `shown` that are fading out. */
  leaving: ReadonlySet<string>
  /** The last 20, newest first. */
  history: readonly AdminNotification[]
  /** Of those, how many nobody has looked at in the history. */
  unread: number
  /** The last success if it can be taken back, until it is, or its bar is closed. */
  reversible: AdminNotification | null
}

export type NotificationEvent =
  | { type: 'raised'; notification: AdminNotification }
  | { type: 'dismissed'; id: string }
  | { type: 'faded'; ids: readonly string[] }
  | { type: 'acted'; id: string }
  | { type: 'read' }
  | { type: 'settled' }

const historyLength = 20

export const noNotifications: NotificationState = {
  shown: [],
  leaving: new Set(),
  history: [],
  unread: 0,
  reversible: null,
}

export function reduceNotifications(
  state: NotificationState,
  event: NotificationEvent,
): NotificationState {
  switch (event.type) {
    case 'raised':
      return {
        ...state,
        shown: [...state.shown, event.notification],
        history: [event.notification, ...state.history].slice(0, historyLength),
        unread: Math.min(state.unread + 1, historyLength),
        reversible: reversibleAfter(state, event.notification),
      }
    case 'read':
      return state.unread === 0 ? state : { ...state, unread: 0 }
    case 'settled':
      return { ...state, reversible: null }
    case 'dismissed':
      return leave(state, [event.id])
    case 'faded': {
      const gone = new Set(event.ids)
      return {
        ...state,
        shown: state.shown.filter((one) => !gone.has(one.id)),
        leaving: state.leaving.difference(gone),
      }
    }
    case 'acted':
      return leave(
        {
          ...state,
          shown: state.shown.map((one) => withoutAction(one, event.id)),
          history: state.history.map((one) => withoutAction(one, event.id)),
          reversible: state.reversible?.id === event.id ? null : state.reversible,
        },
        [event.id],
      )
  }
}

/** Behind a later change, such as a save, an earlier one can no longer be taken back. */
function reversibleAfter({ reversible }: NotificationState, raised: AdminNotification) {
  if (raised.action) return raised
  return raised.type === 'success' ? null : reversible
}

function leave(state: NotificationState, ids: readonly string[]): NotificationState {
  const present = new Set(idsOf(state.shown))
  const fresh = ids.filter((id) => present.has(id) && !state.leaving.has(id))
  return fresh.length ? { ...state, leaving: state.leaving.union(new Set(fresh)) } : state
}

function withoutAction(notification: AdminNotification, id: string): AdminNotification {
  if (notification.id !== id) return notification
  const { action: _, ...rest } = notification
  return rest
}

const idsOf = (notifications: readonly AdminNotification[]) => notifications.map((one) => one.id)
