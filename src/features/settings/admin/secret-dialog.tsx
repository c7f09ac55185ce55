import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import dialogStyles from '#src/admin/form/dialog.module.css'
import { Field } from '#src/admin/form/field.tsx'

/** The key of the webhook, which no other screen shows again. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const [copied, setCopied] = useState(false)

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(secret)
    setCopied(true)
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Popup className={dialogStyles.dialog}>
          <Dialog.Title className={dialogStyles.title}>The key of the webhook</Dialog.Title>
          <Dialog.Description className={dialogStyles.text}>
            Its receiver verifies with it that an event comes from this site. It is shown only now:
            enter it there before you close this. Who loses it makes a new one.
          </Dialog.Description>
          <Field label="Key">
            {(control) => (
              <input
                {...control}
                readOnly
                value={secret}
                onFocus={(event) => event.target.select()}
              />
            )}
          </Field>
          <p role="status">{copied && 'The key is copied.'}</p>
          <div className={dialogStyles.buttons}>
            <Button onClick={onClose}>Close</Button>
            {/* Browsers offer the clipboard to secure pages alone; the field can be copied anywhere. */}
            {window.isSecureContext && (
              <Button variant="primary" onClick={() => void copy()}>
                Copy the key
              </Button>
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
