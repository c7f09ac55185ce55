import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Button } from '#src/admin/form/button.tsx'
import styles from '#src/admin/form/dialog.module.css'
import type { Difference } from './differences.ts'
import tableStyles from './conflict-dialog.module.css'

interface Props {
  /** When the other version was stored, formatted. */
  changed: string
  differences: readonly Difference[]
  onKeepMine: () => void
  onAcceptTheirs: () => void
  onClose: () => void
}

/** A 409: both versions side by side; keep mine, accept theirs, or go on editing. */
export function ConflictDialog({
  changed,
  differences,
  onKeepMine,
  onAcceptTheirs,
  onClose,
}: Props) {
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={`${styles.dialog} ${styles.wide}`}>
          <AlertDialog.Title className={styles.title}>
            Somebody has changed this item in the meantime
          </AlertDialog.Title>
          <AlertDialog.Description className={styles.text}>
            The stored version is from {changed}. Nothing has been overwritten.
          </AlertDialog.Description>
          {differences.length === 0 && <p>Both versions read the same.</p>}
          {differences.length > 0 && (
            <table className={tableStyles.table}>
              <thead>
                <tr>
                  <th scope="col">Field</th>
                  <th scope="col">Theirs, stored</th>
                  <th scope="col">Yours</th>
                </tr>
              </thead>
              <tbody>
                {differences.map(({ field, theirs, mine }) => (
                  <tr key={field}>
                    <th scope="row">{field}</th>
                    <td>{theirs}</td>
                    <td>{mine}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <div className={styles.buttons}>
            <Button onClick={onClose}>Go on editing</Button>
            <Button onClick={onAcceptTheirs}>Take theirs, keep mine as a draft</Button>
            <Button variant="primary" onClick={onKeepMine}>
              Save mine over theirs
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
