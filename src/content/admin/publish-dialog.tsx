import { Dialog } from '@base-ui/react/dialog'
import { Button } from '#src/admin/form/button.tsx'
import styles from '#src/admin/form/dialog.module.css'
import { Findings, type Finding } from './findings.tsx'

interface Props {
  findings: readonly Finding[]
  onGo: (position: number) => void
  onClose: () => void
  onPublish: () => void
}

/** Asks before an item becomes public with which something is the matter. */
export function PublishDialog({ findings, onGo, onClose, onPublish }: Props) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.dialog}>
          <Dialog.Title className={styles.title}>Before this is published</Dialog.Title>
          <div className={styles.text}>
            <Findings findings={findings} onGo={onGo} />
          </div>
          <div className={styles.buttons}>
            <Button onClick={onPublish}>Publish anyway</Button>
            <Button variant="primary" onClick={onClose}>
              Go on editing
            </Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
