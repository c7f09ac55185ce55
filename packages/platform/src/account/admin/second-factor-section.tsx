import { lazy, Suspense } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { useAccount } from './account-store.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './account-page.module.css'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useSecondFactor, type SecondFactorStep } from './use-second-factor.ts'

/** With the library that draws it, which nobody else needs. */
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }))

export function SecondFactorSection() {
  const { heading, data, step, setStep, finish, ...calls } = useSecondFactor()

  return (
    <Stack as="section" narrow gap="150" className={styles.section}>
      <h2 ref={heading} tabIndex={-1}>
        Two-step verification
      </h2>
      {step.name === 'rest' && data && <SecondFactorState state={data} onStep={setStep} />}
      {step.name === 'asking' && (
        <ProofForm
          field="password"
          label="Current password"
          submitLabel="Continue"
          onProof={calls.begin}
          onCancel={finish}
        />
      )}
      {step.name === 'renewing' && (
        <>
          <p>You will get ten new recovery codes. The old codes will stop working.</p>
          <ProofForm
            field="code"
            label="Authenticator code"
            hint="You can also enter a recovery code."
            submitLabel="Show new codes"
            onProof={calls.renew}
            onCancel={finish}
          />
        </>
      )}
      {step.name === 'begun' && (
        <>
          <AuthenticatorKey secret={step.secret} uri={step.uri} />
          <ProofForm
            field="code"
            label="Authenticator code"
            submitLabel="Turn on"
            onProof={calls.activate}
            onCancel={finish}
          />
        </>
      )}
      {step.name === 'shown' && <RecoveryCodes {...step} onDone={finish} />}
      {step.name === 'ending' && (
        <>
          <p>
            You will sign in with your password only, and your recovery codes will stop working.
          </p>
          <ProofForm
            field="code"
            label="Authenticator code"
            hint="You can also enter a recovery code."
            submitLabel="Turn off"
            onProof={calls.end}
            onCancel={finish}
          />
        </>
      )}
    </Stack>
  )
}

interface StateProps {
  state: { active: boolean; recoveryCodesLeft: number }
  onStep: (step: SecondFactorStep) => void
}

/** Whether two-step verification is on, and what can be done about it. */
function SecondFactorState({ state, onStep }: StateProps) {
  const { lacksSecondFactor } = useAccount()
  if (state.active)
    return (
      <>
        <p>You need a code from your authenticator app to sign in.</p>
        <p>Recovery codes left: {state.recoveryCodesLeft}.</p>
        <Row gap="100">
          <Button onClick={() => onStep({ name: 'renewing' })}>New recovery codes…</Button>
          <Button onClick={() => onStep({ name: 'ending' })}>Turn off…</Button>
        </Row>
      </>
    )
  return (
    <>
      <p>
        {lacksSecondFactor
          ? 'Your organisation requires two-step verification. Set it up to continue.'
          : 'Protect your account with a code from an authenticator app in addition to your password.'}
      </p>
      <Button onClick={() => onStep({ name: 'asking' })}>Turn on…</Button>
    </>
  )
}

/** The secret of the authenticator app: as a QR code, a link and a text. */
function AuthenticatorKey({ secret, uri }: { secret: string; uri: string }) {
  return (
    <>
      <p>
        Scan the QR code with your authenticator app, type the key below, or{' '}
        <a href={uri}>open the app</a> on this device. Then enter the code from the app.
      </p>
      <Suspense fallback={<div className={styles.wait} />}>
        <QrCode text={uri} label="QR code for the key below" />
      </Suspense>
      <p className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</p>
    </>
  )
}
