import type { ComponentProps, ReactNode, Ref, SyntheticEvent } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogButtons } from './dialog.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'

interface Props extends Pick<ComponentProps<typeof Dialog>, 'title' | 'finalFocus'> {
  children: ReactNode
  submitLabel: string
  busy?: boolean
  form?: Ref<HTMLFormElement>
  onSubmit: () => void
  onClose: () => void
}

/** A short form in a dialog, which is open while it is rendered. */
export function FormDialog(props: Props) {
  const { title, children, submitLabel, busy = false, form, finalFocus, onSubmit, onClose } = props
  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <Dialog title={title} finalFocus={finalFocus} onClose={onClose}>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="200">
          {children}
          <DialogButtons>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" disabled={busy}>
              {submitLabel}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  )
}
