import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject, SyntheticEvent } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import dialogStyles from '#src/admin/form/dialog.module.css'
import styles from './form-dialog.module.css'

interface Props {
  title: string
  children: ReactNode
  submitLabel: string
  busy: boolean
  form: RefObject<HTMLFormElement | null>
  onSubmit: () => void
  onClose: () => void
}

/** A short form in a dialog, which is open while it is rendered. */
export function FormDialog({ title, children, submitLabel, busy, form, onSubmit, onClose }: Props) {
  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Popup className={dialogStyles.dialog}>
          <Dialog.Title className={dialogStyles.title}>{title}</Dialog.Title>
          <form ref={form} className={styles.form} onSubmit={submit} noValidate>
            {children}
            <div className={dialogStyles.buttons}>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" variant="primary" disabled={busy}>
                {submitLabel}
              </Button>
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
