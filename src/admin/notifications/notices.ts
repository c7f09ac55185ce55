import { createContext, use } from 'react'
import { isCallError } from '#src/rest/call-error.ts'
import { checkEveryMs, createNotification, fadeOutMs } from '#src/ui/notifications/model.ts'
import { createStore } from '../store.ts'
import { noNotifications, reduceNotifications, type Notice } from './notification-state.ts'

export const genericError = 'Sorry, we were unable to complete this action. Please, try again.'

export type Notices = ReturnType<typeof createNotices>

/** Raises and closes notifications; the clock runs only while one is shown. */
export function createNotices() {
  const store = createStore(reduceNotifications, noNotifications)
  let clock: ReturnType<typeof setInterval> | undefined

  function raise(notice: Omit<Notice, 'id' | 'datetime'>): void {
    store.dispatch({ type: 'raised', notification: { ...notice, ...createNotification(notice) } })
    clock ??= setInterval(checkAge, checkEveryMs)
  }

  function checkAge(): void {
    store.dispatch({ type: 'aged', now: Date.now() })
    fadeOut()
    if (store.state().shown.length > store.state().leaving.size) return
    clearInterval(clock)
    clock = undefined
  }

  function fadeOut(): void {
    const ids = [...store.state().leaving]
    if (ids.length) setTimeout(() => store.dispatch({ type: 'faded', ids }), fadeOutMs)
  }

  return {
    state: store.state,
    subscribe: store.subscribe,

    succeed(message: string, action?: Notice['action']): void {
      raise({ type: 'success', message, ...(action && { action }) })
    },

    /** The specification's message; a failed call adds its code below. */
    fail(error: unknown): void {
      raise({ type: 'error', message: genericError, ...detailOf(error) })
    },

    dismiss(id: string): void {
      store.dispatch({ type: 'dismissed', id })
      fadeOut()
    },

    act(notification: Notice): void {
      notification.action?.run()
      store.dispatch({ type: 'acted', id: notification.id })
      fadeOut()
    },
  }
}

function detailOf(error: unknown): { detail?: string } {
  if (!isCallError(error)) return {}
  if (error.code === 0) return { detail: 'The server did not answer.' }
  const parts = [error.code > 0 ? String(error.code) : '', error.errorCode ?? '']
  const detail = parts.filter(Boolean).join(' ')
  return detail ? { detail } : {}
}

export const NoticesContext = createContext<Notices | null>(null)

export function useNotices(): Notices {
  const notices = use(NoticesContext)
  if (!notices) throw new Error('No notices above this component')
  return notices
}
