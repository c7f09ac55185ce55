import { useBlocker } from '@tanstack/react-router'
import { Confirm } from '#src/admin/form/confirm.tsx'
import { isReloading } from '#src/admin/reload.ts'
import { useAccountStore } from './account-store.ts'

interface Props {
  unsaved: boolean
  /** Called first, whether or not it asks. */
  beforeLeaving?: () => void
  /** What becomes of it; absent: it is kept nowhere. */
  children?: string
}

/** Asks before unsaved changes are left. */
export function LeaveGuard({ unsaved, beforeLeaving, children }: Props) {
  const accountStore = useAccountStore()
  const blocks = () => unsaved && accountStore.state().authenticated
  const blocker = useBlocker({
    shouldBlockFn() {
      beforeLeaving?.()
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
      <p>{children ?? 'What you have changed here would be lost.'}</p>
    </Confirm>
  )
}
