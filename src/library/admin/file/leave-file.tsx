import { useBlocker } from '@tanstack/react-router'
import { useAccountStore } from '#src/account/admin/account-store.ts'
import { Confirm } from '#src/admin/form/confirm.tsx'
import { isReloading } from '#src/admin/reload.ts'

/** Asks before what is unsaved of a file is left. */
export function LeaveFile({ unsaved }: { unsaved: boolean }) {
  const account = useAccountStore()
  const blocks = () => unsaved && account.state().authenticated
  const blocker = useBlocker({
    shouldBlockFn: blocks,
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
      <p>What you have changed of this file would be lost.</p>
    </Confirm>
  )
}
