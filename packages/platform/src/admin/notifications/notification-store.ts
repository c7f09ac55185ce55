import { createContext, use } from 'react'
import { isCallError } from '#src/rest/call-error.ts'
import { reasonOf } from '../error-reason.ts'
import { closeAfterMs, createNotification, fadeOutMs } from '#src/ui/notifications/model.ts'
import { createStore } from '../store.ts'
import {
  noNotifications,
  reduceNotifications,
  type AdminNotification,
} from './notification-state.ts'

export const genericError = 'Sorry, we were unable to complete this action. Please, try again.'

export type NotificationStore = ReturnType<typeof createNotificationStore>

/** Adds and closes notifications. */
export function createNotificationStore() {
  const store = createStore(reduceNotifications, noNotifications)

  function add(content: Omit<AdminNotification, 'id' | 'datetime'>): void {
    const notification = { ...content, ...createNotification(content) }
    store.dispatch({ type: 'raised', notification })
    setTimeout(() => dismiss(notification.id), closeAfterMs)
  }

  function dismiss(id: string): void {
    store.dispatch({ type: 'dismissed', id })
    fadeOut()
  }

  function fadeOut(): void {
    const ids = [...store.state().leaving]
    if (ids.length) setTimeout(() => store.dispatch({ type: 'faded', ids }), fadeOutMs)
  }

  return {
    state: store.state,
    subscribe: store.subscribe,

    /** `detail`: what follows from it, below the message. */
    succeed(message: string, action?: AdminNotification['action'], detail?: string): void {
      add({ type: 'success', message, ...(action && { action }), ...(detail && { detail }) })
    },

    /**
     * The specification's message; a failed call adds its reason below. The end of a session has its
     * own dialog.
     */
    fail(error: unknown): void {
      if (isCallError(error) && error.code === 401) return
      add({ type: 'error', message: genericError, ...detailOf(error) })
    },

    dismiss,

    /** The history has been looked at. */
    read(): void {
      store.dispatch({ type: 'read' })
    },

    /** What was done last stays so. */
    settle(): void {
      store.dispatch({ type: 'settled' })
    },

    runAction(notification: AdminNotification): void {
      notification.action?.run()
      store.dispatch({ type: 'acted', id: notification.id })
      fadeOut()
    },
  }
}

function detailOf(error: unknown): { detail?: string } {
  if (!isCallError(error)) return {}
  return { detail: reasonOf(error) }
}

export const NotificationsContext = createContext<NotificationStore | null>(null)

export function useNotifications(): NotificationStore {
  const notifications = use(NotificationsContext)
  if (!notifications) throw new Error('No NotificationsContext above this component')
  return notifications
}
