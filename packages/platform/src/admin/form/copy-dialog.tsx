import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogButtons, DialogText } from './dialog.tsx'
import { Field } from './field.tsx'

interface Props {
  title: string
  /** Of the field. */
  label: string
  value: string
  /** What the value is called in a sentence: `link`. */
  noun: string
  onClose: () => void
  /** What it is for. */
  children: ReactNode
}

/** A value that is shown only once, to be copied. */
export function CopyDialog({ title, label, value, noun, onClose, children }: Props) {
  const [copied, setCopied] = useState(false)

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <DialogText>{children}</DialogText>
      <Field label={label}>
        {(control) => (
          <input {...control} readOnly value={value} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <p role="status">{copied && `${label} copied.`}</p>
      <DialogButtons>
        <Button onClick={onClose}>Close</Button>
        {/* Browsers offer the clipboard to secure pages alone; the field can be copied anywhere. */}
        {window.isSecureContext && (
          <Button variant="primary" onClick={() => void copy()}>
            Copy {noun}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  )
}
