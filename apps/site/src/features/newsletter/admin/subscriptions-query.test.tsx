import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ClientContext } from '@repo/platform/admin/client.ts'
import { listOptions, type List } from '@repo/platform/admin/table/use-list.ts'
import { createClient } from '@repo/platform/rest/client.ts'
import { serverError } from '@repo/platform/testing/content-server.ts'
import { newsletterApi, type Subscription } from '../contract.ts'
import { useSubscriptions } from './subscriptions-query.ts'

const stored = { s1: { id: 's1', email: 'ada@example.com' } }
const answered = async () => Response.json(stored, { headers: { 'x-total-count': '1' } })
const failed = async () => Response.json(serverError.error, { status: 500 })
const open = () => new Promise<Response>(() => {})

/** A new session: what the page is told of its list, and the request for it. */
function session() {
  const fetch = vi.fn<typeof globalThis.fetch>(open)
  const client = createClient({ origins: { site: '', account: '' }, fetch })
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false } },
  })
  const request = () =>
    queries.infiniteQuery({
      ...listOptions(['subscriptions', 'list', {}], (page) =>
        client.list(newsletterApi.list, { query: page }),
      ),
      staleTime: 0,
    })
  function state() {
    const told = vi.fn<(list: List<Subscription>) => void>()
    function Page() {
      told(useSubscriptions())
      return null
    }
    renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <ClientContext value={client}>
          <Page />
        </ClientContext>
      </QueryClientProvider>,
    )
    const { rows, pending, error } = told.mock.lastCall![0]
    return { rows, pending, error }
  }
  return { fetch, request, state }
}

test('Every data area follows request, success and failure: A request sets loading and clears the error', async () => {
  const { fetch, request, state } = session()
  fetch.mockImplementationOnce(failed)
  await expect(request()).rejects.toEqual(serverError)
  expect(state()).toEqual({ rows: [], pending: false, error: serverError })
  void request()
  expect(state()).toEqual({ rows: [], pending: true, error: null })
})

test('Success stores the data. Failure stores the error', async () => {
  const { fetch, request, state } = session()
  fetch.mockImplementationOnce(answered)
  await request()
  expect(state()).toEqual({ rows: [stored.s1], pending: false, error: null })
  expect(fetch.mock.calls[0]![0]).toMatch(/^\/api\/newsletter\/subscriptions\?/)
})
