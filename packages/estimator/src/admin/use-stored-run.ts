import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useClient } from '@repo/platform/admin/client.ts'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { calculatorApi, type StoredRun } from '../contract.ts'
import { useCalculatorStore } from './calculator-store.ts'
import { useRunCalls } from './runs.ts'

/** A saved estimate, and the calls that change it. */
export function useStoredRun(id: string) {
  const client = useClient()
  const [calculatorStore, { data, error, loading }] = useCalculatorStore<StoredRun>()
  const [changed, setChanged] = useState<StoredRun | null>(null)
  const calls = useRunCalls()
  const notifications = useNotifications()
  const navigate = useNavigate()

  const load = () => calculatorStore.read(() => client.call(calculatorApi.get, { params: { id } }))
  useEffect(() => {
    void calculatorStore.read(() => client.call(calculatorApi.get, { params: { id } }))
  }, [calculatorStore, client, id])

  /** The store keeps the run as it was loaded: the changed one is shown instead of it. */
  async function change(call: () => Promise<StoredRun>): Promise<boolean> {
    const answer = await calculatorStore.change(call)
    if (answer) setChanged(answer)
    else notifications.fail(calculatorStore.state().error)
    return answer !== null
  }

  async function remove(gone: StoredRun): Promise<void> {
    if (await calculatorStore.change(() => calls.remove(gone))) void navigate({ to: '/calculator' })
    else notifications.fail(calculatorStore.state().error)
  }

  return { run: changed ?? data, error, loading, load, change, remove, calls }
}
