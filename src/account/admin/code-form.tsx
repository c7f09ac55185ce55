import { useState, type SyntheticEvent } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { Field } from '#src/admin/form/field.tsx'
import styles from './account-page.module.css'
import { focusOnMount } from './focus-on-mount.ts'
import { useSend } from './use-send.ts'

interface Props {
  label: string
  hint?: string
  submitLabel: string
  onCode: (code: string) => Promise<void>
  onCancel: () => void
}

/** Asks for a code of the authenticator app. */
export function CodeForm({ label, hint, submitLabel, onCode, onCancel }: Props) {
  const [code, setCode] = useState('')
  const { busy, errors, form, send } = useSend({
    code: 'This code is not right, or has been used already.',
    TOO_MANY_REQUESTS: 'Too many attempts. Wait a few minutes and try again.',
  })

  function take(event: SyntheticEvent): void {
    event.preventDefault()
    void send(() => onCode(code))
  }

  return (
    <form ref={form} className={styles.form} onSubmit={take} noValidate>
      <Field label={label} hint={hint} error={errors['code'] ?? errors['TOO_MANY_REQUESTS']}>
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" disabled={busy || !code.trim()}>
          {submitLabel}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
