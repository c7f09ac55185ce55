import type { Endpoint } from '#src/rest/endpoint.ts'
import { accountApi } from '#src/account/contract.ts'
import { leadsApi } from '#src/features/leads/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { newsletterApi } from '#src/features/newsletter/contract.ts'

/** Every REST call of the product, by the thing that it is about. */
export const api = {
  account: accountApi,
  news: newsApi,
  leads: leadsApi,
  newsletter: newsletterApi,
}

/** The same as one list, each under its name: `newsList`, `accountSignIn`. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries<Record<string, Endpoint>>(api).flatMap(([thing, calls]) =>
    Object.entries(calls).map(([call, endpoint]): [string, Endpoint] => [
      thing + call[0]!.toUpperCase() + call.slice(1),
      endpoint,
    ]),
  ),
)
