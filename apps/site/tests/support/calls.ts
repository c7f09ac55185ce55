import { accountCalls } from './account-calls.ts'
import { roiInput } from '@repo/estimator/testing/calculator.ts'
import { createRun } from './calculator.ts'
import {
  createDocument,
  createMedia,
  createNews,
  demoRequest,
  documentInput,
  mediaInput,
  newsInput,
  publishNews,
} from './factories.ts'
import { languageCalls } from './language-calls.ts'
import { formOf, pdf, upload } from './library.ts'
import { doubtfulOf, subscriptionOf } from './newsletter.ts'
import { versionCallsOf } from './version-calls.ts'
import { saveDraft, priceListData } from './price-lists.ts'
import type { Caller, TestProduct } from './product.ts'
import { outboxCalls } from './outbox-calls.ts'
import { settingsCalls } from './settings-calls.ts'
import type { Calls } from './sample-call.ts'

export const callers = ['visitor', 'viewer', 'sales', 'editor', 'admin'] as const
const everybody: readonly Caller[] = callers
const signedIn: readonly Caller[] = ['viewer', 'sales', 'editor', 'admin']
const newsReaders: readonly Caller[] = ['viewer', 'editor', 'admin']
const editors: readonly Caller[] = ['editor', 'admin']
const sellers: readonly Caller[] = ['sales', 'admin']
const admins: readonly Caller[] = ['admin']

/** One request of every call, in an order in which each can be made; a new call is added here. */
export function sampleCalls(site: () => TestProduct): Calls {
  const someDocument = async () => ({ body: { id: (await createDocument(site())).id } })
  const someMedia = async () => ({ body: { id: (await createMedia(site())).id } })
  const draft = async () => ({ body: { id: (await createNews(site())).id } })
  const lead = async () => {
    const options = { method: 'POST', json: demoRequest() }
    const response = await site().request('/api/service/requestdemo', options)
    return { params: (await response.json()) as { id: string } }
  }

  return {
    ...accountCalls(site),
    ...settingsCalls,
    'GET /api/counts': {
      who: signedIn,
      send: async () => ({ query: '?from=2026-11-01&to=2026-11-30' }),
    },
    ...languageCalls(site),
    ...versionCallsOf(site, 'news', {
      create: () => createNews(site()),
      change: async () => newsInput(),
      publish: 'publish',
    }),
    ...versionCallsOf(site, 'documents', {
      create: () => createDocument(site()),
      change: () => documentInput(site()),
      publish: 'activate',
    }),
    ...versionCallsOf(site, 'media', {
      create: () => createMedia(site()),
      change: async () => mediaInput(),
      publish: 'activate',
    }),
    'GET /api/news': { who: newsReaders },
    'GET /api/news/id/:id': {
      who: newsReaders,
      send: async () => ({ params: { id: (await createNews(site())).id } }),
    },
    'POST /api/news': { who: editors, send: async () => ({ body: newsInput() }) },
    'PUT /api/news': {
      who: editors,
      send: async () => ({ body: newsInput({ id: (await createNews(site())).id }) }),
    },
    'DELETE /api/news/delete/id/:id': {
      who: editors,
      send: async () => ({ params: { id: (await createNews(site())).id } }),
    },
    'PUT /api/news/publish': { who: editors, send: draft },
    'PUT /api/news/activate': { who: editors, send: draft },
    'PUT /api/news/deactivate': { who: editors, send: draft },
    'POST /api/news/preview': { who: editors, send: draft },
    'DELETE /api/news/preview/:id': {
      who: editors,
      send: async () => ({ params: (await draft()).body }),
    },
    'GET /api/news/site/:lang': { who: everybody, send: async () => ({ params: { lang: 'en' } }) },
    'GET /api/news/site/byid/:id': {
      who: everybody,
      send: async () => ({ params: { id: (await publishNews(site())).id } }),
    },
    'GET /api/news/site/bypermalink/:permalink': {
      who: everybody,
      send: async () => ({ params: { permalink: (await publishNews(site())).permalink } }),
    },
    'GET /api/news/site/categories/:lang': {
      who: everybody,
      send: async () => ({ params: { lang: 'en' } }),
    },
    'GET /api/documents': { who: newsReaders },
    'GET /api/documents/id/:id': {
      who: newsReaders,
      send: async () => ({ params: { id: (await createDocument(site())).id } }),
    },
    'POST /api/documents': {
      who: editors,
      send: async () => ({ body: await documentInput(site()) }),
    },
    'PUT /api/documents': {
      who: editors,
      send: async () => {
        const { id, documentId } = await createDocument(site())
        return { body: { ...(await documentInput(site(), { documentId })), id } }
      },
    },
    'DELETE /api/documents/delete/id/:id': {
      who: editors,
      send: async () => ({ params: { id: (await createDocument(site())).id } }),
    },
    'PUT /api/documents/activate': { who: editors, send: someDocument },
    'PUT /api/documents/deactivate': { who: editors, send: someDocument },
    'POST /api/documents/preview': { who: editors, send: someDocument },
    'DELETE /api/documents/preview/:id': {
      who: editors,
      send: async () => ({ params: (await someDocument()).body }),
    },
    'GET /api/documents/site/:lang': {
      who: everybody,
      send: async () => ({ params: { lang: 'en' } }),
    },
    'GET /api/media': { who: newsReaders },
    'GET /api/media/id/:id': {
      who: newsReaders,
      send: async () => ({ params: { id: (await createMedia(site())).id } }),
    },
    'POST /api/media': { who: editors, send: async () => ({ body: mediaInput() }) },
    'PUT /api/media': {
      who: editors,
      send: async () => ({ body: mediaInput({ id: (await createMedia(site())).id }) }),
    },
    'DELETE /api/media/delete/id/:id': {
      who: editors,
      send: async () => ({ params: { id: (await createMedia(site())).id } }),
    },
    'PUT /api/media/activate': { who: editors, send: someMedia },
    'PUT /api/media/deactivate': { who: editors, send: someMedia },
    'POST /api/media/preview': { who: editors, send: someMedia },
    'DELETE /api/media/preview/:id': {
      who: editors,
      send: async () => ({ params: (await someMedia()).body }),
    },
    'GET /api/media/site/:lang': { who: everybody, send: async () => ({ params: { lang: 'en' } }) },
    'POST /api/service/requestdemo': {
      who: everybody,
      send: async () => ({ body: demoRequest() }),
    },
    'GET /api/leads': { who: sellers },
    'GET /api/leads/id/:id': { who: sellers, send: lead },
    'PUT /api/leads/state': {
      who: sellers,
      send: async () => ({ body: { ...(await lead()).params, state: 'closed' } }),
    },
    'PUT /api/leads/assignee': {
      who: sellers,
      send: async () => ({ body: { ...(await lead()).params, assignee: null } }),
    },
    'POST /api/leads/note': {
      who: sellers,
      send: async () => ({ body: { ...(await lead()).params, text: 'Called' } }),
    },
    'POST /api/leads/reply': { who: sellers, send: async () => ({ body: (await lead()).params }) },
    'GET /api/leads/timeline/:id': { who: sellers, send: lead },
    'GET /api/leads/facets': { who: sellers },
    'GET /api/leads/export': { who: sellers },
    ...outboxCalls(site),
    'POST /api/newsletter/subscribe': {
      who: everybody,
      send: async () => ({ body: { email: 'reader@example.com' } }),
    },
    'POST /api/newsletter/unsubscribe': {
      who: everybody,
      send: async () => ({ query: '?token=unknown' }),
    },
    'GET /api/newsletter/subscriptions': { who: sellers },
    'GET /api/newsletter/subscriptions/counts': { who: sellers },
    'GET /api/newsletter/subscriptions/id/:id': {
      who: sellers,
      send: async () => ({ params: await subscriptionOf(site()) }),
    },
    'PUT /api/newsletter/subscriptions/accept': { who: sellers, send: () => doubtfulOf(site()) },
    'PUT /api/newsletter/subscriptions/unsubscribe': {
      who: sellers,
      send: async () => ({ body: await subscriptionOf(site()) }),
    },
    'GET /api/newsletter/subscriptions/export': { who: sellers },
    'GET /api/personal-data': {
      who: admins,
      send: async () => ({ query: '?email=nobody@example.com' }),
    },
    'POST /api/personal-data/erase': {
      who: admins,
      send: async () => ({ body: { email: 'nobody@example.com' } }),
    },
    'GET /api/library': { who: newsReaders },
    'POST /api/library/file': {
      who: editors,
      send: async () => ({ body: formOf({ file: pdf() }) }),
    },
    'PUT /api/library/file': {
      who: editors,
      send: async () => ({ body: { id: (await upload(site(), pdf())).id, alt: { en: 'A rack' } } }),
    },
    'GET /api/library/file/id/:id': {
      who: newsReaders,
      send: async () => ({ params: { id: (await upload(site(), pdf())).id } }),
    },
    'POST /api/library/file/replace/id/:id': {
      who: editors,
      send: async () => ({
        params: { id: (await upload(site(), pdf())).id },
        body: formOf({ file: pdf() }),
      }),
    },
    'DELETE /api/library/file/delete/id/:id': {
      who: editors,
      send: async () => ({ params: { id: (await upload(site(), pdf())).id } }),
    },
    'POST /api/calculator/run': {
      who: signedIn,
      storesNothing: true,
      send: async () => ({ body: roiInput() }),
    },
    'POST /api/calculator': { who: sellers, send: async () => ({ body: roiInput() }) },
    'GET /api/calculator': { who: sellers },
    'GET /api/calculator/id/:id': {
      who: sellers,
      send: async () => ({ params: { id: (await createRun(site())).id } }),
    },
    'PUT /api/calculator': {
      who: sellers,
      send: async () => ({ body: { id: (await createRun(site())).id, name: 'Second hall' } }),
    },
    'PUT /api/calculator/link': {
      who: sellers,
      send: async () => ({
        body: { id: (await createRun(site())).id, leadId: (await lead()).params.id },
      }),
    },
    'DELETE /api/calculator/delete/id/:id': {
      who: sellers,
      send: async () => ({ params: { id: (await createRun(site())).id } }),
    },
    'PUT /api/calculator/restore': {
      who: sellers,
      send: async () => ({ body: { id: (await createRun(site())).id } }),
    },
    'GET /api/calculator/constants/current': { who: signedIn },
    'GET /api/calculator/constants': { who: sellers },
    'GET /api/calculator/constants/version/:version': {
      who: sellers,
      send: async () => ({ params: { version: '1' } }),
    },
    'GET /api/calculator/constants/draft': { who: admins },
    'PUT /api/calculator/constants/draft': {
      who: admins,
      send: async () => ({ body: { table: priceListData() } }),
    },
    'POST /api/calculator/constants/preview': {
      who: admins,
      storesNothing: true,
      send: async () => ({ body: { table: priceListData() } }),
    },
    'POST /api/calculator/constants/publish': {
      who: admins,
      send: async () => {
        await saveDraft(site())
        return { body: { note: 'Prices of spring' } }
      },
    },
    'DELETE /api/calculator/constants/draft': { who: admins },
    'GET /api/service/ipinfo': { who: everybody },
    'GET /api/health': { who: everybody },
    'GET /api/ready': { who: everybody },
    // Last: it ends the caller's session.
    'POST /sessions/logout': { who: everybody },
  }
}
