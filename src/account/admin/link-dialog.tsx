import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import dialogStyles from '#src/admin/form/dialog.module.css'
import { Field } from '#src/admin/form/field.tsx'

interface Props {
  email: string
  link: string
  onClose: () => void
}

/** The link of a mail that waits because no mail server is set up, to be handed over in another way. */
export function LinkDialog({ email, link, onClose }: Props) {
  const [copied, setCopied] = useState(false)

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(link)
    setCopied(true)
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Popup className={dialogStyles.dialog}>
          <Dialog.Title className={dialogStyles.title}>No mail has been sent</Dialog.Title>
          <Dialog.Description className={dialogStyles.text}>
            No mail server is set up (SMTP_URL), so the mail to {email} waits in the outbox. Give
            them this link yourself, in a way that nobody else reads: whoever has it can set the
            password. It is shown only now.
          </Dialog.Description>
          <Field label="Link to set a password">
            {(control) => (
              <input
                {...control}
                readOnly
                value={link}
                onFocus={(event) => event.target.select()}
              />
            )}
          </Field>
          <p role="status">{copied && 'The link is copied.'}</p>
          <div className={dialogStyles.buttons}>
            <Button onClick={onClose}>Close</Button>
            {/* Browsers offer the clipboard to secure pages alone; the field can be copied anywhere. */}
            {window.isSecureContext && (
              <Button variant="primary" onClick={() => void copy()}>
                Copy the link
              </Button>
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
