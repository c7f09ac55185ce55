import { createContext, use } from 'react'
import { accountApi, type Account } from '../contract.ts'
import type { DateLocale } from '#src/i18n/locales.ts'
import type { Client } from '#src/rest/client.ts'
import type { CallError } from '#src/rest/call-error.ts'
import type { Permission } from '#src/rest/permission.ts'
import { noAccountYet, reduceAccount, type AccountState } from './account-state.ts'
import { createStore, useStore } from '#src/admin/store.ts'

export type AccountStore = ReturnType<typeof createAccountStore>

/** The signed-in account: who it is, how it leaves. */
export function createAccountStore(client: Pick<Client, 'call'>) {
  const store = createStore(reduceAccount, noAccountYet)
  return {
    state: store.state,
    subscribe: store.subscribe,

    /** Never throws: the state says how it ended. */
    async check(): Promise<void> {
      store.dispatch({ type: 'account/request' })
      try {
        const account = await client.call(accountApi.get, {})
        store.dispatch({ type: 'account/success', account })
      } catch (error) {
        store.dispatch({ type: 'account/failure', error: error as CallError })
      }
    },

    /** Throws a `Failure`; a failed change leaves the account as it was. */
    async setDateLocale(dateLocale: DateLocale): Promise<void> {
      const account = await client.call(accountApi.update, { body: { dateLocale } })
      store.dispatch({ type: 'account/success', account })
    },

    /** Throws a `Failure`. */
    async signOut(): Promise<void> {
      store.dispatch({ type: 'logout/request' })
      try {
        await client.call(accountApi.signOut, {})
        store.dispatch({ type: 'logout/success' })
      } catch (error) {
        store.dispatch({ type: 'logout/failure', error: error as CallError })
        throw error
      }
    },

    /** After a 401: this device forgets the account; nothing is called. */
    forget(): void {
      store.dispatch({ type: 'logout/forced' })
    },
  }
}

export const AccountContext = createContext<AccountStore | null>(null)

export function useAccountStore(): AccountStore {
  const accountStore = use(AccountContext)
  if (!accountStore) throw new Error('No account area above this component')
  return accountStore
}

export function useAccountState(): AccountState {
  return useStore(useAccountStore(), (state) => state)
}

/** Only below the guard, where somebody is signed in. */
export function useAccount(): Account {
  const { account } = useAccountState()
  if (!account) throw new Error('Nobody is signed in')
  return account
}

export function useMay(permission: Permission): boolean {
  return useAccountState().account?.permissions.includes(permission) ?? false
}
