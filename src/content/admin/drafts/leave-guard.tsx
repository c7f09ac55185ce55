import { useBlocker } from '@tanstack/react-router'
import { useAccountStore } from '#src/account/admin/account-store.ts'
import { Confirm } from '#src/admin/form/confirm.tsx'
import { isReloading } from '#src/admin/reload.ts'

interface Props {
  unsaved: boolean
  draft: {
    storeNow: () => unknown
    /** The device has not taken what is on the screen. */
    refused: boolean
  }
}

/** Asks before unsaved text is left, and says truly whether it is kept. */
export function LeaveGuard({ unsaved, draft }: Props) {
  const accountStore = useAccountStore()
  const blocks = () => unsaved && accountStore.state().authenticated
  const blocker = useBlocker({
    shouldBlockFn() {
      draft.storeNow()
      return blocks()
    },
    enableBeforeUnload: () => blocks() && !isReloading(),
    withResolver: true,
  })
  return (
    <Confirm
      open={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
    >
      <p>
        {draft.refused
          ? 'This device has no room left to keep what you have written: it would be lost.'
          : 'What you have written stays on this device and is offered when you come back.'}
      </p>
    </Confirm>
  )
}
