import { useState } from 'react'
import { useClient } from '@repo/platform/admin/client.ts'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { BulkResult, type Outcome } from '@repo/platform/admin/table/bulk-result.tsx'
import { runSequentially } from '@repo/platform/admin/table/run-sequentially.ts'
import { isOption } from '@repo/platform/rest/stored-option.ts'
import { demoRequestsApi, type DemoRequest } from '../contract.ts'
import { handledStates, type HandledState } from '../states.ts'
import { stateNames } from './labels.ts'
import { useShowDemoRequest } from './use-demo-request-changes.ts'

interface Props {
  demoRequests: readonly DemoRequest[]
  onDone: () => void
}

/** Sets the status of several demo requests; says of each what became of it where one fails. */
export function BulkStatus({ demoRequests, onDone }: Props) {
  const client = useClient()
  const notifications = useNotifications()
  const show = useShowDemoRequest()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Outcome[]>([])

  const put = (targets: readonly DemoRequest[], state: (of: DemoRequest) => HandledState) =>
    runSequentially(targets, (one) =>
      client.call(demoRequestsApi.setState, { body: { id: one.id, state: state(one) } }),
    )

  async function set(state: HandledState): Promise<void> {
    setBusy(true)
    const targets = demoRequests.filter((one) => one.state !== state)
    const { done, outcomes } = await put(targets, () => state)
    show()
    setBusy(false)
    if (done.length > 0)
      notifications.succeed(`${counted(done.length)} now “${stateNames[state]}”.`, {
        label: 'Undo',
        run: () =>
          void put(done, ({ state: was }) => (isOption(handledStates, was) ? was : 'new')).then(
            () => show(),
          ),
      })
    if (outcomes.some(({ error }) => error)) setFailed(outcomes.map(named))
    else onDone()
  }

  return (
    <>
      {handledStates.map((state) => (
        <Button
          key={state}
          disabled={busy || demoRequests.every((one) => one.state === state)}
          onClick={() => void set(state)}
        >
          Mark as “{stateNames[state]}”
        </Button>
      ))}
      {failed.length > 0 && (
        <BulkResult
          outcomes={failed}
          onClose={() => {
            setFailed([])
            onDone()
          }}
        />
      )}
    </>
  )
}

const counted = (count: number) =>
  count === 1 ? '1 demo request is' : `${count} demo requests are`

const named = ({ of, error }: { of: DemoRequest; error?: unknown }): Outcome => ({
  id: of.id,
  name: `${of.company}, ${of.name}`,
  error,
})
