import type { Account } from '../contract.ts'
import type { CallError } from '#src/rest/call-error.ts'

export interface AccountState {
  account: Account | null
  authenticated: boolean
  error: CallError | null
  /** Whether the first question for the account has been answered, either way. */
  firstAccountCheck: boolean
  loading: boolean
}

export type AccountEvent =
  | { type: 'account/request' }
  | { type: 'account/success'; account: Account }
  | { type: 'account/failure'; error: CallError }
  | { type: 'logout/request' }
  | { type: 'logout/success' }
  | { type: 'logout/forced' }
  | { type: 'logout/failure'; error: CallError }

export const noAccountYet: AccountState = {
  account: null,
  authenticated: false,
  error: null,
  firstAccountCheck: false,
  loading: false,
}

export function reduceAccount(state: AccountState, event: AccountEvent): AccountState {
  switch (event.type) {
    case 'account/request':
    case 'logout/request':
      return { ...state, error: null, loading: true }
    case 'account/success':
      return {
        account: event.account,
        authenticated: true,
        error: null,
        firstAccountCheck: true,
        loading: false,
      }
    case 'account/failure':
      return {
        account: null,
        authenticated: false,
        error: event.error,
        firstAccountCheck: true,
        loading: false,
      }
    case 'logout/success':
    case 'logout/forced':
      return { ...state, account: null, authenticated: false, loading: false }
    case 'logout/failure':
      return { ...state, error: event.error, loading: false }
  }
}
