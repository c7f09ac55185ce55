import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useClient } from '#src/admin/client.ts'
import { Button } from '#src/admin/form/button.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { useKeepForReload } from '#src/admin/reload.ts'
import { secondFactorApi } from '../second-factor-contract.ts'
import { useAccount, useAccountStore } from './account-store.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './account-page.module.css'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** With the library that draws it, which nobody else needs. */
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }))

type Step =
  | { name: 'rest' }
  | { name: 'asking' }
  | { name: 'begun'; secret: string; uri: string }
  | { name: 'shown'; codes: readonly string[] }
  | { name: 'renewing' }
  | { name: 'ending' }

const rest: Step = { name: 'rest' }

export function SecondFactorSection() {
  const client = useClient()
  const notifications = useNotifications()
  const accountStore = useAccountStore()
  const { lacksSecondFactor } = useAccount()
  const [step, setStep] = useState<Step>(rest)
  // Secret and codes are shown once.
  useKeepForReload(() => step.name === 'rest')
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, refetch } = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => client.call(secondFactorApi.get, {}),
  })

  function finish(): void {
    setStep(rest)
    heading.current?.focus()
  }

  async function begin(password: string): Promise<void> {
    const begun = await client.call(secondFactorApi.begin, { body: { password } })
    setStep({ name: 'begun', ...begun })
  }

  async function renew(code: string): Promise<void> {
    const { recoveryCodes } = await client.call(secondFactorApi.renewCodes, { body: { code } })
    setStep({ name: 'shown', codes: recoveryCodes })
    await refetch()
  }

  async function activate(code: string): Promise<void> {
    const { recoveryCodes } = await client.call(secondFactorApi.activate, { body: { code } })
    setStep({ name: 'shown', codes: recoveryCodes })
    // Where it was demanded, the rest of the back office opens.
    await Promise.all([refetch(), accountStore.check()])
  }

  async function end(code: string): Promise<void> {
    await client.call(secondFactorApi.end, { body: { code } })
    finish()
    notifications.succeed('Two-step verification turned off.')
    await Promise.all([refetch(), accountStore.check()])
  }

  return (
    <Stack as="section" narrow gap="150" className={styles.section}>
      <h2 ref={heading} tabIndex={-1}>
        Two-step verification
      </h2>
      {step.name === 'rest' && data?.active && (
        <>
          <p>You need a code from your authenticator app to sign in.</p>
          <p>Recovery codes left: {data.recoveryCodesLeft}.</p>
          <Row gap="100">
            <Button onClick={() => setStep({ name: 'renewing' })}>New recovery codes…</Button>
            <Button onClick={() => setStep({ name: 'ending' })}>Turn off…</Button>
          </Row>
        </>
      )}
      {step.name === 'rest' && data?.active === false && (
        <>
          <p>
            {lacksSecondFactor
              ? 'Your organisation requires two-step verification. Set it up to continue.'
              : 'Protect your account with a code from an authenticator app in addition to your password.'}
          </p>
          <Button onClick={() => setStep({ name: 'asking' })}>Turn on…</Button>
        </>
      )}
      {step.name === 'asking' && (
        <ProofForm
          field="password"
          label="Current password"
          submitLabel="Continue"
          onProof={begin}
          onCancel={finish}
        />
      )}
      {step.name === 'renewing' && (
        <>
          <p>You will get ten new recovery codes. The old codes stop working.</p>
          <ProofForm
            field="code"
            label="Authenticator code"
            hint="You can also enter a recovery code."
            submitLabel="Show new codes"
            onProof={renew}
            onCancel={finish}
          />
        </>
      )}
      {step.name === 'begun' && (
        <>
          <p>
            Scan the QR code with your authenticator app, type the key below, or{' '}
            <a href={step.uri}>open the app</a> on this device. Then enter the code from the app.
          </p>
          <Suspense fallback={<div className={styles.wait} />}>
            <QrCode text={step.uri} label="QR code of the key below" />
          </Suspense>
          <p className={styles.secret}>{step.secret.replace(/.{4}(?=.)/g, '$& ')}</p>
          <ProofForm
            field="code"
            label="Authenticator code"
            submitLabel="Turn on"
            onProof={activate}
            onCancel={finish}
          />
        </>
      )}
      {step.name === 'shown' && <RecoveryCodes {...step} onDone={finish} />}
      {step.name === 'ending' && (
        <>
          <p>You will sign in with your password only, and your recovery codes stop working.</p>
          <ProofForm
            field="code"
            label="Authenticator code"
            hint="You can also enter a recovery code."
            submitLabel="Turn off"
            onProof={end}
            onCancel={finish}
          />
        </>
      )}
    </Stack>
  )
}
