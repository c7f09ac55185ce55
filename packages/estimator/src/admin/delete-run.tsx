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
            Its {inputKeys.length} inputs and its results with their band, made with version
            {` ${run.constantsVersion} `}of the price list, are deleted too. The offer sheet can
            then no longer be printed.
          </p>
          {run.leadId && <p>The demo request that it is linked to stays.</p>}
          <p>Until this window is closed, Messages (below the navigation) can bring it back.</p>
        </>
      )}
    </Confirm>
  )
}
