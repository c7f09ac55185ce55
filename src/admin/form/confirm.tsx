import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  /** The consequences. */
  children: ReactNode
  confirmLabel: string
  onConfirm: () => void
}

/** Asks for confirmation of a destructive action. The button that cancels has the focus. */
export function Confirm({ open, onClose, title, children, confirmLabel, onConfirm }: Props) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.dialog} initialFocus={cancel}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className={styles.text}>
            {children}
          </AlertDialog.Description>
          <div className={styles.buttons}>
            <Button ref={cancel} onClick={onClose}>
              Cancel
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                onConfirm()
                onClose()
              }}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
