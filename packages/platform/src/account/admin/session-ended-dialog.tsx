import { useEffect, useState, type SyntheticEvent } from 'react'
import { focusPlace, returnFocus } from '#src/admin/focus-place.ts'
import { Button } from '#src/admin/form/button.tsx'
import { Dialog, DialogButtons, DialogText } from '#src/admin/form/dialog.tsx'
import styles from '#src/admin/form/dialog.module.css'
import { Field } from '#src/admin/form/field.tsx'
import { isCallError } from '#src/rest/call-error.ts'
import type { Account } from '../contract.ts'
import { useAccountStore } from './account-store.ts'
import { focusOnMount } from './focus-on-mount.ts'
import { isAnythingUnsaved } from './leave-guard.tsx'
import { PasswordInput } from './password-input.tsx'
import { signInAddress } from './sign-in-address.ts'

const messages: Readonly<Record<string, string>> = {
  INVALID_CREDENTIALS: 'Email, password or code is wrong.',
  TOO_MANY_REQUESTS: 'Too many attempts. Wait a few minutes and try again.',
}

/** The dialog covers the page after its session has ended; signing in again continues the work. */
export function SessionEndedDialog({ account }: { account: Account }) {
  const accountStore = useAccountStore()
  const [goBack] = useState(focusPlace)
  const [hasText, setHasText] = useState(false)
  const [email, setEmail] = useState(account.email)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  useEffect(() => queueMicrotask(() => setHasText(isAnythingUnsaved())), [])

  // A user may have signed in again in another tab.
  useEffect(() => {
    const look = () => void accountStore.check()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [accountStore])

  useEffect(() => () => returnFocus(goBack), [goBack])

  async function signIn(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError('')
    try {
      await accountStore.signIn({ email, password, ...(needsCode && { code }) })
    } catch (thrown) {
      const errorCode = isCallError(thrown) ? (thrown.errorCode ?? '') : ''
      if (errorCode === 'SECOND_FACTOR_REQUIRED') setNeedsCode(true)
      else
        setError(
          messages[errorCode] ??
            'The server could not be reached. Check your connection and try again.',
        )
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog title="Your session has ended">
      <DialogText>{hasText && 'Your unsaved changes are kept. '}Sign in to continue.</DialogText>
      <form className={styles.form} noValidate onSubmit={(event) => void signIn(event)}>
        <Field label="Email">
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label="Password" error={needsCode ? undefined : error || undefined}>
          {(control) => (
            <PasswordInput
              {...control}
              ref={focusOnMount}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        {needsCode && (
          <Field
            label="Code"
            hint="Enter the code from your authenticator app, or a recovery code. If you have neither, ask an administrator to turn off two-step verification for your account."
            error={error || undefined}
          >
            {(control) => (
              <input
                {...control}
                ref={focusOnMount}
                autoComplete="one-time-code"
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
            )}
          </Field>
        )}
        <DialogButtons>
          <a href={signInAddress(location)}>Go to sign-in page</a>
          <Button type="submit" variant="primary" disabled={busy}>
            {busy ? 'Signing in…' : 'Sign in'}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
