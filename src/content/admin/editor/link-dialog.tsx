import { Dialog } from '@base-ui/react/dialog'
import { useEditorState, type Editor } from '@tiptap/react'
import { useState, type SyntheticEvent } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import styles from '#src/admin/form/dialog.module.css'
import { Field } from '#src/admin/form/field.tsx'
import { maxLength } from '#src/rest/lengths.ts'
import { isAllowedLink } from './allowed-link.ts'

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const current = useEditorState({
    editor,
    selector: ({ editor: shown }) => shown.getAttributes('link')['href'] as string | undefined,
  })
  const [address, setAddress] = useState(current ?? '')
  const [error, setError] = useState<string>()

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const href = withScheme(address.trim())
    if (!isAllowedLink(href)) {
      setError('An address begins with https://, mailto:, tel: or, within this site, with /.')
      return
    }
    onClose()
    const chain = editor.chain().focus().extendMarkRange('link')
    if (!current && editor.state.selection.empty) {
      chain
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run()
      return
    }
    chain.setLink({ href }).run()
  }

  function remove(): void {
    onClose()
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.dialog} finalFocus={() => editor.view.dom}>
          <Dialog.Title className={styles.title}>Link</Dialog.Title>
          <form onSubmit={submit} className={styles.text} noValidate>
            <Field label="Address" error={error}>
              {(control) => (
                <input
                  {...control}
                  type="url"
                  inputMode="url"
                  value={address}
                  onChange={(event) => setAddress(event.target.value)}
                  maxLength={maxLength.address}
                  placeholder="https://"
                />
              )}
            </Field>
            <div className={styles.buttons}>
              {current && <Button onClick={remove}>Remove link</Button>}
              <Button onClick={onClose}>Cancel</Button>
              <Button variant="primary" type="submit">
                Set link
              </Button>
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** `example.com/page` means https, `name@example.com` means an email. */
function withScheme(address: string): string {
  if (/^[^\s@/]+@[^\s@/]+\.\w+$/.test(address)) return `mailto:${address}`
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address) ? `https://${address}` : address
}
