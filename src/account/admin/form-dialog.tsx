import { Dialog } from '@base-ui/react/dialog'
import type { SyntheticEvent, ReactNode } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import css from '#src/admin/form/dialog.module.css'

interface Props {
  title: string
  children: ReactNode
  submit: string
  busy: boolean
  onSubmit: () => void
  onClose: () => void
}

/** A short form on top of the page; it is there as long as it is drawn. */
export function FormDialog({ title, children, submit, busy, onSubmit, onClose }: Props) {
  function take(event: SyntheticEvent): void {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css['backdrop']} />
        <Dialog.Popup className={css['dialog']} render={<form onSubmit={take} noValidate />}>
          <Dialog.Title className={css['title']}>{title}</Dialog.Title>
          {children}
          <div className={css['buttons']}>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" kind="primary" disabled={busy}>
              {submit}
            </Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
