import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject, SyntheticEvent } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import dialogCss from '#src/admin/form/dialog.module.css'
import css from './form-dialog.module.css'

interface Props {
  title: string
  children: ReactNode
  submit: string
  busy: boolean
  form: RefObject<HTMLFormElement | null>
  onSubmit: () => void
  onClose: () => void
}

/** A short form on top of the page; it is there as long as it is drawn. */
export function FormDialog({ title, children, submit, busy, form, onSubmit, onClose }: Props) {
  function take(event: SyntheticEvent): void {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogCss['backdrop']} />
        <Dialog.Popup className={dialogCss['dialog']}>
          <Dialog.Title className={dialogCss['title']}>{title}</Dialog.Title>
          <form ref={form} className={css['form']} onSubmit={take} noValidate>
            {children}
            <div className={dialogCss['buttons']}>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" kind="primary" disabled={busy}>
                {submit}
              </Button>
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
