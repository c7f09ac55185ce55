import { LeaveGuard } from '#src/account/admin/leave-guard.tsx'

interface Props {
  unsaved: boolean | (() => boolean)
  draft: {
    storeNow: () => unknown
    /** Nothing has taken what is on the screen. */
    refused: boolean
  }
}

/** Keeps unsaved text before it is left, and says truly whether it is kept. */
export const DraftLeaveGuard = ({ unsaved, draft }: Props) => (
  <LeaveGuard unsaved={unsaved} beforeLeaving={draft.storeNow}>
    {draft.refused
      ? 'This device has no storage left, so you would lose your unsaved changes.'
      : 'Your unsaved changes are kept. You can continue with them when you come back.'}
  </LeaveGuard>
)
