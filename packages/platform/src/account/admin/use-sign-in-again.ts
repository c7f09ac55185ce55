import { useState, type SyntheticEvent } from 'react'
import { isCallError } from '#src/rest/call-error.ts'
import type { Account } from '../contract.ts'
import { useAccountStore } from './account-store.ts'

const messages: Readonly<Record<string, string>> = {
  INVALID_CREDENTIALS: 'The email, password or code is wrong.',
  TOO_MANY_REQUESTS: 'Too many attempts. Wait a few minutes and try again.',
}

/** The form in which a user signs in after the session has ended. */
export function useSignInAgain(account: Account) {
  const accountStore = useAccountStore()
  const [email, setEmail] = useState(account.email)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

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

  return {
    email,
    setEmail,
    password,
    setPassword,
    code,
    setCode,
    needsCode,
    error,
    busy,
    signIn,
  }
}
