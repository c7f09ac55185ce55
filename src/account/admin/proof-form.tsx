import { useState, type SyntheticEvent } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { Field } from '#src/admin/form/field.tsx'
import styles from './account-page.module.css'
import { focusOnMount } from './focus-on-mount.ts'
import { useSend } from './use-send.ts'

const controls = {
  password: { type: 'password', autoComplete: 'current-password' },
  code: { type: 'text', autoComplete: 'one-time-code' },
} as const

interface ProofFormProps {
  field: keyof typeof controls
  label: string
  hint?: string
  submitLabel: string
  onProof: (proof: string) => Promise<void>
  onCancel: () => void
}

/** Asks for the password, or a code of the authenticator app. */
export function ProofForm({ field, label, hint, submitLabel, onProof, onCancel }: ProofFormProps) {
  const [proof, setProof] = useState('')
  const { busy, errors, form, send } = useSend({
    password: 'This is not your current password. Enter it again.',
    code: 'This code is wrong or has been used already. Enter the next one that the app shows.',
    TOO_MANY_REQUESTS: 'Too many attempts. Wait a few minutes and try again.',
  })

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    void send(() => onProof(proof))
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Field label={label} hint={hint} error={errors[field] ?? errors['TOO_MANY_REQUESTS']}>
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
            {...controls[field]}
            autoCapitalize="none"
            spellCheck={false}
            value={proof}
            onChange={(event) => setProof(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" disabled={busy || !proof.trim()}>
          {submitLabel}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
