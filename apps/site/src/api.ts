import type { ContentTypeName } from '@repo/platform/content/content-type-names.ts'
import { languagesApi } from '@repo/platform/content/languages-contract.ts'
import type { Endpoint } from '@repo/platform/rest/endpoint.ts'
import { auditApi } from '@repo/platform/account/audit-contract.ts'
import { accountApi } from '@repo/platform/account/contract.ts'
import { passwordApi } from '@repo/platform/account/password-contract.ts'
import { secondFactorApi } from '@repo/platform/account/second-factor-contract.ts'
import { sessionsApi } from '@repo/platform/account/sessions-contract.ts'
import { usersApi } from '@repo/platform/account/users-contract.ts'
import { viewsApi } from '@repo/platform/account/views-contract.ts'
import { countsApi } from '#src/features/counts/contract.ts'
import { documentsApi } from '#src/features/documents/contract.ts'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { healthApi } from '#src/features/health/contract.ts'
import { mediaApi } from '#src/features/media/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { newsletterApi } from '#src/features/newsletter/contract.ts'
import { outboxApi } from '#src/features/outbox/contract.ts'
import { personalDataApi } from '#src/features/personal-data/contract.ts'
import { claimsApi } from '#src/features/claims/contract.ts'
import { settingsApi } from '#src/features/settings/contract.ts'
import { locationApi } from '@repo/estimator/location-contract.ts'
import { calculatorApi } from '@repo/estimator/contract.ts'
import { priceListApi } from '@repo/estimator/price-list-contract.ts'
import { libraryApi } from '@repo/platform/library/contract.ts'

/** The endpoints of each content type; a type without them does not compile. */
const contentApi = {
  news: newsApi,
  documents: documentsApi,
  media: mediaApi,
} satisfies Record<ContentTypeName, Record<string, Endpoint>>

/** Every endpoint, by feature. */
export const api = {
  account: accountApi,
  password: passwordApi,
  secondFactor: secondFactorApi,
  sessions: sessionsApi,
  views: viewsApi,
  users: usersApi,
  audit: auditApi,
  ...contentApi,
  content: languagesApi,
  leads: demoRequestsApi,
  newsletter: newsletterApi,
  calculator: calculatorApi,
  priceTables: priceListApi,
  pricing: locationApi,
  personalData: personalDataApi,
  library: libraryApi,
  outbox: outboxApi,
  counts: countsApi,
  settings: settingsApi,
  claims: claimsApi,
  health: healthApi,
}

/** The same as one map by operation id: `newsList`, `accountSignIn`. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries<Record<string, Endpoint>>(api).flatMap(([thing, calls]) =>
    Object.entries(calls).map(([call, endpoint]): [string, Endpoint] => [
      thing + call.charAt(0).toUpperCase() + call.slice(1),
      endpoint,
    ]),
  ),
)
