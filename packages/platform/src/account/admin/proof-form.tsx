import { useState, type ChangeEvent, type SyntheticEvent } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './account-page.module.css'
import { focusOnMount } from './focus-on-mount.ts'
import { PasswordInput } from './password-input.tsx'
import { useSend } from './use-send.ts'

interface ProofFormProps {
  field: 'password' | 'code'
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
    code: 'This code is wrong or has already been used. Enter the next code from the app.',
    TOO_MANY_REQUESTS: 'Too many attempts. Wait a few minutes and try again.',
  })

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    void send(() => onProof(proof))
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Field label={label} hint={hint} error={errors[field] ?? errors['TOO_MANY_REQUESTS']}>
        {(attributes) => {
          const control = {
            ...attributes,
            ref: focusOnMount,
            value: proof,
            onChange: (event: ChangeEvent<HTMLInputElement>) => setProof(event.target.value),
          }
          return field === 'password' ? (
            <PasswordInput {...control} autoComplete="current-password" />
          ) : (
            <input
              {...control}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
            />
          )
        }}
      </Field>
      <Row gap="100">
        <Button type="submit" variant="primary" disabled={busy || !proof.trim()}>
          {submitLabel}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Row>
    </form>
  )
}
