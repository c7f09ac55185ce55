import { useRef, type ReactNode } from 'react'
import { AlertDialog } from './alert-dialog.tsx'
import { Button } from './button.tsx'
import { DialogButtons, DialogText } from './dialog.tsx'

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
    <AlertDialog open={open} title={title} initialFocus={cancel} onClose={onClose}>
      <DialogText>{children}</DialogText>
      <DialogButtons>
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
      </DialogButtons>
    </AlertDialog>
  )
}
