import { useEffect, useRef, useState } from 'react'
import { FormDialog } from '@repo/platform/admin/form/form-dialog.tsx'
import { Field } from '@repo/platform/admin/form/field.tsx'
import { fieldErrorsOf, type CallError } from '@repo/platform/rest/call-error.ts'
import { ErrorBanner } from './error-banner.tsx'

const maxNameLength = 120

interface Props {
  name: string
  /** Of the last attempt. */
  error: CallError | null
  onClose: () => void
  /** Resolves to whether it was renamed. */
  onRename: (name: string) => Promise<boolean>
}

/** The dialog to rename a run; open while it is rendered. */
export function RenameRun({ name, error, onClose, onRename }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(name)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const isEmpty = text.trim() === ''
  const [sent, setSent] = useState('')
  const refusal =
    error && tried && text === sent
      ? fieldErrorsOf(error).find(({ field }) => field === 'name')?.message
      : undefined
  const nameError = tried && isEmpty ? 'Enter a name.' : refusal
  useEffect(() => {
    if (nameError && !busy) form.current?.querySelector('input')?.focus()
  }, [nameError, busy])

  async function rename(): Promise<void> {
    setTried(true)
    if (isEmpty) return
    setBusy(true)
    setSent(text)
    const done = await onRename(text.trim())
    if (done) onClose()
    else setBusy(false)
  }

  return (
    <FormDialog
      title="Rename estimate"
      submitLabel="Rename"
      busy={busy}
      form={form}
      onSubmit={() => void rename()}
      onClose={onClose}
    >
      <Field
        label="Name"
        hint="Shown only in the back office. The printed estimate shows the company name."
        error={nameError}
      >
        {(control) => (
          <input
            {...control}
            value={text}
            maxLength={maxNameLength}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {error && tried && !busy && !nameError && <ErrorBanner error={error} />}
    </FormDialog>
  )
}
