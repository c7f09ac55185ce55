import { useEffect, useState } from 'react'
import { focusPlace, returnFocus } from '#src/admin/focus-place.ts'
import { Button } from '#src/admin/form/button.tsx'
import { Dialog, DialogButtons, DialogText } from '#src/admin/form/dialog.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Field } from '#src/admin/form/field.tsx'
import type { Account } from '../contract.ts'
import { useAccountStore } from './account-store.ts'
import { focusOnMount } from './focus-on-mount.ts'
import { isAnythingUnsaved } from './leave-guard.tsx'
import { PasswordInput } from './password-input.tsx'
import { signInAddress } from './sign-in-address.ts'
import { useSignInAgain } from './use-sign-in-again.ts'

/** The dialog covers the page after its session has ended; signing in again continues the work. */
export function SessionEndedDialog({ account }: { account: Account }) {
  const accountStore = useAccountStore()
  const [goBack] = useState(focusPlace)
  const [hasText, setHasText] = useState(false)
  const form = useSignInAgain(account)
  const { email, password, code, needsCode, error, busy } = form

  useEffect(() => queueMicrotask(() => setHasText(isAnythingUnsaved())), [])

  // A user may have signed in again in another tab.
  useEffect(() => {
    const look = () => void accountStore.check()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [accountStore])

  useEffect(() => () => returnFocus(goBack), [goBack])

  return (
    <Dialog title="Your session has ended">
      <DialogText>{hasText && 'Your unsaved changes are kept. '}Sign in to continue.</DialogText>
      <Stack as="form" gap="200" noValidate onSubmit={(event) => void form.signIn(event)}>
        <Field label="Email">
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="username"
              value={email}
              onChange={(event) => form.setEmail(event.target.value)}
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
              onChange={(event) => form.setPassword(event.target.value)}
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
                onChange={(event) => form.setCode(event.target.value)}
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
      </Stack>
    </Dialog>
  )
}
