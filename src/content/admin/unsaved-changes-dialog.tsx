import { Confirm } from '#src/admin/form/confirm.tsx'

interface Props {
  blocker: { status: 'blocked' | 'idle'; proceed?: () => void; reset?: () => void }
}

export function UnsavedChangesDialog({ blocker }: Props) {
  return (
    <Confirm
      open={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
    >
      <p>What you have written stays on this device and is offered when you come back.</p>
    </Confirm>
  )
}
