import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type SyntheticEvent } from 'react'
import { useClient } from '#src/admin/client.ts'
import { Button } from '#src/admin/form/button.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { secondFactorApi } from '../second-factor-contract.ts'
import styles from './account-page.module.css'
import { focusOnMount } from './focus-on-mount.ts'
import { useSend } from './use-send.ts'

type Step =
  | { name: 'rest' }
  | { name: 'begun'; secret: string; uri: string }
  | { name: 'shown'; codes: readonly string[] }
  | { name: 'ending' }

const rest: Step = { name: 'rest' }

export function SecondFactorSection() {
  const client = useClient()
  const notifications = useNotifications()
  const [step, setStep] = useState<Step>(rest)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, refetch } = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => client.call(secondFactorApi.get, {}),
  })

  function finish(): void {
    setStep(rest)
    heading.current?.focus()
  }

  async function begin(): Promise<void> {
    try {
      setStep({ name: 'begun', ...(await client.call(secondFactorApi.begin, {})) })
    } catch (error) {
      notifications.fail(error)
    }
  }

  async function activate(code: string): Promise<void> {
    const { recoveryCodes } = await client.call(secondFactorApi.activate, { body: { code } })
    setStep({ name: 'shown', codes: recoveryCodes })
    await refetch()
  }

  async function end(code: string): Promise<void> {
    await client.call(secondFactorApi.end, { body: { code } })
    finish()
    notifications.succeed('The second factor is off.')
    await refetch()
  }

  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1}>
        Second factor
      </h2>
      {step.name === 'rest' && data?.active && (
        <>
          <p>Signing in asks for a code of your authenticator app.</p>
          <p>
            Recovery codes left: {data.recoveryCodesLeft}. For new ones, turn the second factor off
            and on again.
          </p>
          <Button onClick={() => setStep({ name: 'ending' })}>Turn off…</Button>
        </>
      )}
      {step.name === 'rest' && data?.active === false && (
        <>
          <p>
            Signing in asks for your password alone. With an authenticator app it asks for a code
            too.
          </p>
          <Button onClick={() => void begin()}>Turn on…</Button>
        </>
      )}
      {step.name === 'begun' && (
        <>
          <p>
            Add this key to your authenticator app, or <a href={step.uri}>open the app with it</a>,
            then enter the code that the app shows.
          </p>
          <p className={styles.secret}>{step.secret.replace(/.{4}(?=.)/g, '$& ')}</p>
          <CodeForm
            label="Code of the app"
            submitLabel="Turn on"
            onCode={activate}
            onCancel={finish}
          />
        </>
      )}
      {step.name === 'shown' && <RecoveryCodes {...step} onDone={finish} />}
      {step.name === 'ending' && (
        <>
          <p>Signing in will ask for your password alone, and your recovery codes stop working.</p>
          <CodeForm
            label="Code of the app"
            hint="Or one of your recovery codes."
            submitLabel="Turn off"
            onCode={end}
            onCancel={finish}
          />
        </>
      )}
    </section>
  )
}

interface CodeFormProps {
  label: string
  hint?: string
  submitLabel: string
  onCode: (code: string) => Promise<void>
  onCancel: () => void
}

/** Asks for a code of the authenticator app. */
function CodeForm({ label, hint, submitLabel, onCode, onCancel }: CodeFormProps) {
  const [code, setCode] = useState('')
  const { busy, errors, form, send } = useSend({
    code: 'This code is not right, or has been used already.',
    TOO_MANY_REQUESTS: 'Too many attempts. Wait a few minutes and try again.',
  })

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    void send(() => onCode(code))
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
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

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Shown once, right after the second factor has been activated. */
function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const notifications = useNotifications()

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      notifications.succeed('The recovery codes are copied.')
    } catch (error) {
      notifications.fail(error)
    }
  }

  return (
    <>
      <p ref={focusOnMount} tabIndex={-1}>
        The second factor is on. Keep these recovery codes where you find them without your phone:
        each works once in place of a code, and they are not shown again.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={onDone}>
          I have kept them
        </Button>
        {'clipboard' in navigator && <Button onClick={() => void copy()}>Copy</Button>}
      </div>
    </>
  )
}
