import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { derivedStore, progressOf, runCall, type RequestState } from '#src/admin/request-state.ts'
import { useStore } from '#src/admin/store.ts'
import type { DateLocale } from '#src/i18n/locales.ts'
import type { Client } from '#src/rest/client.ts'
import type { CallInput } from '#src/rest/endpoint.ts'
import type { Permission } from '#src/rest/permission.ts'
import { accountApi, type Account } from '../contract.ts'

export interface AccountState extends Omit<RequestState<never>, 'data'> {
  account: Account | null
  authenticated: boolean
  /** Whether the first request for the account has ended, with success or error. */
  firstAccountCheck: boolean
}

export type AccountStore = ReturnType<typeof createAccountStore>

const accountKey = ['signed-in-account']
const signOutKey = ['sign-out']

/** Derived from the query cache, where null means signed out. */
function accountState(queries: QueryClient): AccountState {
  const cached = queries.getQueryState<Account | null>(accountKey)
  const account = (cached?.status === 'success' && cached.data) || null
  return {
    account,
    authenticated: account !== null,
    firstAccountCheck: cached !== undefined && cached.status !== 'pending',
    ...progressOf(queries, { queries: [accountKey], calls: [signOutKey] }),
  }
}

/** The store of the signed-in account, and its actions; `onSignOut` is told whose session has ended by the button. */
export function createAccountStore(
  client: Pick<Client, 'call'>,
  queries: QueryClient,
  onSignOut: (accountId: string | undefined) => void = () => {},
) {
  let leftByAnotherTab = false
  const put = (account: Account | null) => void queries.setQueryData(accountKey, account)
  // No component observes this query: without this the cache would collect it while it is in use.
  queries.setQueryDefaults(accountKey, { gcTime: Infinity })

  return {
    ...derivedStore(queries, () => accountState(queries)),

    /** Never throws: the outcome is in the state. */
    async check(): Promise<void> {
      const question = queries.query({
        queryKey: accountKey,
        queryFn: (): Promise<Account | null> => client.call(accountApi.get, {}),
        retry: false,
        staleTime: 0,
        networkMode: 'always',
      })
      await question.catch(() => null)
    },

    /** Throws a `CallError`; a failed change leaves the account as it was. */
    async setDateLocale(dateLocale: DateLocale): Promise<void> {
      put(await client.call(accountApi.update, { body: { dateLocale } }))
    },

    /** Likewise. */
    async rename({ dateLocale }: Account, name: string): Promise<void> {
      put(await client.call(accountApi.update, { body: { dateLocale, name } }))
    },

    /** Throws a `CallError`. */
    signOut: (): Promise<void> =>
      runCall(queries, signOutKey, undefined, async () => {
        const accountId = accountState(queries).account?.id
        await client.call(accountApi.signOut, {})
        put(null)
        onSignOut(accountId)
      }),

    /** Somebody has pressed the button in another tab: this one leaves as well. */
    leave(): void {
      leftByAnotherTab = true
      put(null)
    },

    /**
     * Signs in again after the session has ended, and fetches what could not be fetched meanwhile.
     * Throws a `CallError`.
     */
    async signIn(credentials: CallInput<typeof accountApi.signIn>['body']): Promise<void> {
      put(await client.call(accountApi.signIn, { body: credentials }))
      void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    },

    /** Whether the button has been pressed: then nobody has lost a session. */
    isSigningOut: (): boolean =>
      leftByAnotherTab ||
      queries
        .getMutationCache()
        .findAll({ mutationKey: signOutKey })
        .some(({ state }) => state.status === 'pending' || state.status === 'success'),

    /** After a 401: signs out locally, without a call. */
    forget: () => put(null),
  }
}

export const AccountContext = createContext<AccountStore | null>(null)

export function useAccountStore(): AccountStore {
  const accountStore = use(AccountContext)
  if (!accountStore) throw new Error('No account store above this component')
  return accountStore
}

export function useAccountState(): AccountState {
  return useStore(useAccountStore(), (state) => state)
}

/** Who has opened the page; below it stays so while their session has ended. */
export const PageAccountContext = createContext<Account | null>(null)

/** Only below `Guard`. */
export function useAccount(): Account {
  const account = use(PageAccountContext)
  if (!account) throw new Error('No account is signed in')
  return account
}

/** Without a permission to ask for, everybody may. */
export function useMay(permission: Permission | undefined): boolean {
  const account = use(PageAccountContext)
  return permission === undefined || (account?.permissions.includes(permission) ?? false)
}
