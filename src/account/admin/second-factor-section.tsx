import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '#src/admin/client.ts'
import { Button } from '#src/admin/form/button.tsx'
import { useNotices } from '#src/admin/notifications/notices.ts'
import { secondFactorApi } from '../second-factor-contract.ts'
import css from './account-page.module.css'
import { CodeForm } from './code-form.tsx'

type Step =
  | { name: 'rest' }
  | { name: 'begun'; secret: string; uri: string }
  | { name: 'shown'; codes: readonly string[] }
  | { name: 'ending' }

const rest: Step = { name: 'rest' }

export function SecondFactorSection() {
  const client = useClient()
  const notices = useNotices()
  const [step, setStep] = useState<Step>(rest)
  const { data, refetch } = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => client.call(secondFactorApi.get, {}),
  })

  async function begin(): Promise<void> {
    try {
      setStep({ name: 'begun', ...(await client.call(secondFactorApi.begin, {})) })
    } catch (error) {
      notices.fail(error)
    }
  }

  async function activate(code: string): Promise<void> {
    const { recoveryCodes } = await client.call(secondFactorApi.activate, { body: { code } })
    setStep({ name: 'shown', codes: recoveryCodes })
    await refetch()
  }

  async function end(code: string): Promise<void> {
    await client.call(secondFactorApi.end, { body: { code } })
    setStep(rest)
    notices.succeed('The second factor is off.')
    await refetch()
  }

  return (
    <section className={css['section']}>
      <h2>Second factor</h2>
      {step.name === 'rest' && data && (
        <>
          <p>
            {data.active
              ? `Signing in asks for a code of your authenticator app. Recovery codes left: ${data.recoveryCodesLeft}.`
              : 'Signing in asks for your password alone. With an authenticator app it asks for a code too.'}
          </p>
          {data.active ? (
            <Button onClick={() => setStep({ name: 'ending' })}>Turn off…</Button>
          ) : (
            <Button onClick={() => void begin()}>Turn on…</Button>
          )}
        </>
      )}
      {step.name === 'begun' && (
        <>
          <p>
            Add this key to your authenticator app, or <a href={step.uri}>open the app with it</a>,
            then enter the code that the app shows.
          </p>
          <p className={css['secret']}>{step.secret.replace(/.{4}(?=.)/g, '$& ')}</p>
          <CodeForm
            label="Code of the app"
            submit="Turn on"
            onCode={activate}
            onCancel={() => setStep(rest)}
          />
        </>
      )}
      {step.name === 'shown' && <RecoveryCodes {...step} onDone={() => setStep(rest)} />}
      {step.name === 'ending' && (
        <CodeForm
          label="Code of the app"
          hint="Or one of your recovery codes."
          submit="Turn off"
          onCode={end}
          onCancel={() => setStep(rest)}
        />
      )}
    </section>
  )
}

interface RecoveryProps {
  codes: readonly string[]
  onDone: () => void
}

function RecoveryCodes({ codes, onDone }: RecoveryProps) {
  return (
    <>
      <p role="status">
        The second factor is on. Keep these recovery codes where you find them without your phone:
        each works once in place of a code, and they are not shown again.
      </p>
      <ul className={css['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button kind="primary" onClick={onDone}>
        I have kept them
      </Button>
    </>
  )
}
