import { useBlocker } from '@tanstack/react-router'
import { Confirm } from '#src/admin/form/confirm.tsx'
import { useAccountStore } from './account-store.ts'

/** Asks before changes are left that are kept nowhere. */
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
      <p>What you have changed here would be lost.</p>
    </Confirm>
  )
}
