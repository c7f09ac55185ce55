import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '@repo/platform/admin/client.ts'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { isCallError, type CallError } from '@repo/platform/rest/call-error.ts'
import { problemIn } from '@repo/platform/rest/problem-in.ts'
import { isOption } from '@repo/platform/rest/stored-option.ts'
import { demoRequestsApi, type DemoRequest } from '../contract.ts'
import { handledStates, type HandledState } from '../states.ts'
import { stateNames } from './labels.ts'

/** Refetches the queries that show demo requests, except the one whose new version is known. */
export function useShowDemoRequest(): (item?: DemoRequest) => void {
  const queries = useQueryClient()
  return (item) => {
    if (item) queries.setQueryData(['leads', 'item', item.id], item)
    for (const view of ['list', 'count', 'facets', 'timeline', 'neighbours'])
      void queries.invalidateQueries({ queryKey: ['leads', view] })
  }
}

/** Status and assignee of one demo request, each stored at once. */
export function useDemoRequestChanges({ id, version, state }: DemoRequest) {
  const client = useClient()
  const notifications = useNotifications()
  const show = useShowDemoRequest()
  const [busy, setBusy] = useState(false)
  /**
   * A colleague has changed the request first: the screen shows their version and stores nothing.
   */
  const [refused, setRefused] = useState(false)

  async function change(call: () => Promise<DemoRequest>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    try {
      show(await call())
      setRefused(false)
      return true
    } catch (error) {
      const current = isCallError(error) && error.errorCode === 'STALE_VERSION' && currentIn(error)
      if (current) show(current)
      else notifications.fail(error)
      setRefused(Boolean(current))
      return false
    } finally {
      setBusy(false)
    }
  }

  const put = (next: HandledState, body: { id: string; version?: number }) =>
    change(() => client.call(demoRequestsApi.setState, { body: { ...body, state: next } }))

  return {
    refused,
    async setState(next: HandledState): Promise<void> {
      if (!(await put(next, { id, version }))) return
      if (state === 'doubtful')
        return notifications.succeed('Demo request accepted. Its emails are being sent.')
      const done = `Status changed to “${stateNames[next]}”.`
      if (!isOption(handledStates, state)) return notifications.succeed(done)
      notifications.succeed(done, { label: 'Undo', run: () => void put(state, { id }) })
    },
    async assign(assignee: { id: string; name: string } | null): Promise<void> {
      const body = { id, version, assignee: assignee?.id ?? null }
      if (await change(() => client.call(demoRequestsApi.assign, { body })))
        notifications.succeed(
          assignee ? `Demo request assigned to ${assignee.name}.` : 'Demo request unassigned.',
        )
    },
  }
}

const currentIn = (error: CallError) => problemIn(error).current as DemoRequest | undefined
