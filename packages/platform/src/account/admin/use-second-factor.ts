import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useClient } from '#src/admin/client.ts'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { useKeepForReload } from '#src/admin/reload.ts'
import { secondFactorApi } from '../second-factor-contract.ts'
import { useAccountStore } from './account-store.ts'

export type SecondFactorStep =
  | { name: 'rest' }
  | { name: 'asking' }
  | { name: 'begun'; secret: string; uri: string }
  | { name: 'shown'; codes: readonly string[] }
  | { name: 'renewing' }
  | { name: 'ending' }

const rest: SecondFactorStep = { name: 'rest' }

/** The state of two-step verification, and the calls that change it. */
export function useSecondFactor() {
  const client = useClient()
  const notifications = useNotifications()
  const accountStore = useAccountStore()
  const [step, setStep] = useState<SecondFactorStep>(rest)
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

  return { heading, data, step, setStep, finish, begin, renew, activate, end }
}
