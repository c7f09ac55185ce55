import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { Confirm } from '#src/admin/form/confirm.tsx'
import { isReloading } from '#src/admin/reload.ts'
import { useAccountStore } from './account-store.ts'

interface Props {
  /** A function: as it is when somebody leaves, which may be before it is rendered. */
  unsaved: boolean | (() => boolean)
  /** Called first, whether or not it asks. */
  beforeLeaving?: () => void
  /** What becomes of it; absent: it is kept nowhere. */
  children?: string
}

const guards = new Set<() => boolean>()

/** Whether there is something on the screen that is not saved. */
export const isAnythingUnsaved = (): boolean => [...guards].some((isUnsaved) => isUnsaved())

/** Asks before unsaved changes are left. */
export function LeaveGuard({ unsaved, beforeLeaving, children }: Props) {
  const accountStore = useAccountStore()
  const isUnsaved = typeof unsaved === 'function' ? unsaved : () => unsaved
  const blocks = () => isUnsaved() && accountStore.state().authenticated
  const isUnsavedNow = useEffectEvent(isUnsaved)
  useEffect(() => {
    const guard = () => isUnsavedNow()
    guards.add(guard)
    return () => void guards.delete(guard)
  }, [])
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
      <p>{children ?? 'If you leave now, you will lose your unsaved changes.'}</p>
    </Confirm>
  )
}
