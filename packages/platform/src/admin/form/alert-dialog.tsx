import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode, RefObject } from 'react'
import styles from './dialog.module.css'

interface Props {
  open?: boolean
  title: string
  /** For what is compared. */
  wide?: boolean
  /** The button that has the focus first. */
  initialFocus: RefObject<HTMLElement | null>
  onClose: () => void
  /** As in a dialog: `DialogText` is read out after the title, `DialogButtons` are last. */
  children: ReactNode
}

/** Over the page, for what is to be decided: Escape closes it, a press beside it does not. */
export function AlertDialog({ open = true, title, wide, initialFocus, onClose, children }: Props) {
  return (
    <BaseAlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop className={styles.backdrop} />
        <BaseAlertDialog.Popup
          className={wide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
          initialFocus={initialFocus}
        >
          <BaseAlertDialog.Title className={styles.title}>{title}</BaseAlertDialog.Title>
          {children}
        </BaseAlertDialog.Popup>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  )
}
