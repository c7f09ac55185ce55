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
      ? 'This device has no room left to keep what you have written: it would be lost.'
      : 'What you have written is kept and is offered when you come back.'}
  </LeaveGuard>
)
