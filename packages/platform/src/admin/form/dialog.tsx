import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ComponentProps, ReactNode } from 'react'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './dialog.module.css'

interface Props extends Pick<ComponentProps<typeof BaseDialog.Popup>, 'finalFocus'> {
  open?: boolean
  title: string
  children?: ReactNode
  /** Absent: neither Escape nor a press beside it closes the dialog. */
  onClose?: () => void
}

/** Over the page, which is out of reach meanwhile. */
export function Dialog({ open = true, title, children, onClose, finalFocus }: Props) {
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next) => !next && onClose?.()}
      disablePointerDismissal={!onClose}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Popup className={styles.dialog} finalFocus={finalFocus}>
          <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

/** What is read out after the title. */
export const DialogText = ({ children }: { children: ReactNode }) => (
  <BaseDialog.Description render={<div />} className={styles.text}>
    {children}
  </BaseDialog.Description>
)

/** Last in a dialog, or in the form that it holds. */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <Row justify="end" gap="100 150" align="center">
    {children}
  </Row>
)
