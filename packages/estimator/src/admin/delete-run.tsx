import { Confirm } from '@repo/platform/admin/form/confirm.tsx'
import { inputKeys } from '../model/measures/inputs.ts'
import type { StoredRunSummary } from '../contract.ts'

interface Props {
  /** Null: the dialog is closed. */
  run: Pick<StoredRunSummary, 'name' | 'constantsVersion' | 'leadId'> | null
  onClose: () => void
  onDelete: () => void
}

/** Asks before deleting, and says what is deleted. */
export function DeleteRun({ run, onClose, onDelete }: Props) {
  return (
    <Confirm
      open={run !== null}
      onClose={onClose}
      title={run ? `Delete “${run.name}”?` : ''}
      confirmLabel="Delete"
      onConfirm={onDelete}
    >
      {run && (
        <>
          <p>
            This deletes the estimate with its {inputKeys.length} inputs and its results, made with
            version {` ${run.constantsVersion} `}of the price list.
          </p>
          {run.leadId && <p>The linked demo request is kept.</p>}
          <p>
            You can undo this from Notifications (below the navigation) until you close the window.
          </p>
        </>
      )}
    </Confirm>
  )
}
