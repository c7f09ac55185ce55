import { useRef, useState } from 'react'
import { FormDialog } from '#src/account/admin/form-dialog.tsx'
import { Field } from '#src/admin/form/field.tsx'
import type { Failure } from '#src/rest/failure.ts'
import { FailureBanner } from './failure-banner.tsx'

const longestName = 120

interface Props {
  name: string
  /** Of the last attempt. */
  failure: Failure | null
  onClose: () => void
  /** Answers whether it is renamed. */
  onRename: (name: string) => Promise<boolean>
}

/** Asks for another name; it is there as long as it is drawn. */
export function RenameRun({ name, failure, onClose, onRename }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(name)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const isEmpty = text.trim() === ''

  async function rename(): Promise<void> {
    setTried(true)
    if (isEmpty) return
    setBusy(true)
    const done = await onRename(text.trim())
    if (done) onClose()
    else setBusy(false)
  }

  return (
    <FormDialog
      title="Rename the run"
      submit="Rename"
      busy={busy}
      form={form}
      onSubmit={() => void rename()}
      onClose={onClose}
    >
      <Field
        label="Name"
        hint="For the list alone: the printed sheet shows the company."
        fault={tried && isEmpty ? 'Enter a name.' : undefined}
      >
        {(control) => (
          <input
            {...control}
            value={text}
            maxLength={longestName}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {failure && tried && !busy && <FailureBanner failure={failure} />}
    </FormDialog>
  )
}
