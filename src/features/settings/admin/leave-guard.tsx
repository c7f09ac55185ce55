import { useBlocker } from '@tanstack/react-router'
import { useAccountStore } from '#src/account/admin/account-store.ts'
import { Confirm } from '#src/admin/form/confirm.tsx'

/** Asks before unsaved settings are left: they are kept nowhere. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const accountStore = useAccountStore()
  const blocks = () => unsaved && accountStore.state().authenticated
  const blocker = useBlocker({
    shouldBlockFn: blocks,
    enableBeforeUnload: blocks,
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
      <p>What you have changed in the settings would be lost.</p>
    </Confirm>
  )
}
