import { exampleA } from '@repo/estimator/model/examples.ts'
import { createTexts } from '../many/texts.ts'
import type { Line, Section } from './line.ts'
import { onFilled } from './servers.ts'
import type { Settings } from './settings.ts'
import { load, uncompressedHeaders, type Load } from './wrk.ts'

const distinct = 200

const news = 1_000
const list = '/api/news/site/en?limit=12'

/** Calls, and pages of search results, of a store with 1,000 news. */
export async function measureCalls({ seconds }: Settings): Promise<Section> {
  const settings = { PAGE_CACHE_MB: '0' }
  const lines = await onFilled({ news, settings }, async (server) => {
    const { url, pids } = server
    const { cookie } = await server.session()
    const staff = { ...uncompressedHeaders, cookie, origin: url }
    const queries = createTexts().queries('en', distinct).map(encodeURIComponent)
    const [first = '', ...others] = queries
    const searching = (address: (query: string) => string): Load['requests'] => [
      { path: address(first) },
      ...others.map((query) => ({ path: address(query) })),
    ]
    const measured: Line[] = []
    const measure = async (
      name: string,
      requests: Load['requests'],
      { headers = uncompressedHeaders, atLeast }: { headers?: object; atLeast?: number } = {},
    ) => {
      const figures = await load({ url, pids, requests, headers: { ...headers }, seconds })
      const targets = atLeast === undefined ? [] : [{ figure: 'per second', atLeast }]
      measured.push({ name, figures, targets })
    }

    await measure('list call, 12 news', [{ path: list }], { atLeast: 3_000 })
    await measure('list call of staff, 12 news', [{ path: '/api/news?limit=12' }], {
      headers: staff,
    })
    await measure(
      'page of search results',
      searching((text) => `/en/news?search=${text}`),
      {
        atLeast: 500,
      },
    )
    await measure(
      'search call',
      searching((text) => `/api/news/site/en?limit=12&search=${text}`),
    )
    await measure(
      'search call of staff, six languages',
      searching((text) => `/api/news?limit=12&search=${text}`),
      { headers: staff },
    )
    await measure('ipinfo', [{ path: '/api/service/ipinfo' }])
    const body = JSON.stringify(exampleA)
    await measure('a calculator run', [{ method: 'POST', path: '/api/calculator/run', body }], {
      headers: { ...staff, 'content-type': 'application/json' },
    })
    return measured
  })
  const kept = await onFilled({ news }, async ({ url, pids }) => ({
    name: 'the same list call, kept',
    figures: await load({
      url,
      pids,
      requests: [{ path: list }],
      headers: uncompressedHeaders,
      seconds,
    }),
  }))
  return {
    title: `Calls and searches, ${news} news, 64 connections, ${distinct} distinct queries`,
    lines: [...lines, kept],
    note: 'Nothing is kept (PAGE_CACHE_MB=0), but for the last line.',
  }
}
