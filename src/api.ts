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
