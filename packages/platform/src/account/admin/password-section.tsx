import { useQueryClient } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { useAccount } from './account-store.ts'
import { useClient } from '#src/admin/client.ts'
import { Button } from '#src/admin/form/button.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { passwordApi } from '../password-contract.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from './account-page.module.css'
import { PasswordInput } from './password-input.tsx'
import { useSend } from './use-send.ts'

export function PasswordSection() {
  const { email } = useAccount()
  const client = useClient()
  const queries = useQueryClient()
  const notifications = useNotifications()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const { busy, errors, form, send } = useSend({
    current: 'This is not your current password. Enter it again.',
    password:
      'Choose a password of 12 to 1,024 characters that is hard to guess. Avoid common passwords, your name and your email address.',
    TOO_MANY_REQUESTS: 'Too many attempts. Wait a few minutes and try again.',
  })

  async function change(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    const done = await send(async () => {
      await client.call(passwordApi.change, { body: { current, password } })
    })
    if (!done) return
    setCurrent('')
    setPassword('')
    notifications.succeed('Password changed. All other sessions ended.')
    void queries.invalidateQueries({ queryKey: ['sessions'] })
  }

  return (
    <Stack as="section" narrow gap="150" className={styles.section}>
      <h2>Password</h2>
      <form ref={form} className={styles.form} onSubmit={(event) => void change(event)} noValidate>
        <input type="email" name="username" autoComplete="username" value={email} hidden readOnly />
        <Field label="Current password" error={errors['current'] ?? errors['TOO_MANY_REQUESTS']}>
          {(control) => (
            <PasswordInput
              {...control}
              showLabel="Show current password"
              autoComplete="current-password"
              value={current}
              onChange={(event) => setCurrent(event.target.value)}
            />
          )}
        </Field>
        <Field
          label="New password"
          hint="At least 12 characters, for example four unrelated words."
          error={errors['password']}
        >
          {(control) => (
            <PasswordInput
              {...control}
              showLabel="Show new password"
              autoComplete="new-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" disabled={busy || !current || !password}>
          Change password
        </Button>
      </form>
    </Stack>
  )
}
