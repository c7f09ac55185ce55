import { langs } from '@repo/platform/i18n/locales.ts'
import type { Line, Section } from './line.ts'
import { onFilled, type Measurable } from './servers.ts'
import type { Settings } from './settings.ts'
import { load, uncompressedHeaders, type Request } from './wrk.ts'
import { listedItems } from '@repo/platform/testing/answered.ts'
import { z } from 'zod'

/**
 * With four connections and at least six addresses in turn no two requests wait for the same drawing, which
 * would be shared.
 */
const connections = 4

const pages = [
  { name: 'a text page (terms)', path: 'terms', target: 1_000 },
  { name: 'home', path: '' },
  { name: 'the calculator’s page', path: 'pricing', target: 150 },
]

/** Pages drawn for every request: nothing is kept, nothing is compressed. */
export async function measureDrawn({ seconds }: Settings): Promise<Section> {
  const nothingCached = { PAGE_CACHE_MB: '0' }
  const lines = await onFilled({ news: 1_000, settings: nothingCached }, async (server) => {
    const { url, pids } = server
    const measured: Line[] = []
    const measure = async (name: string, paths: readonly string[], target?: number) => {
      const requests = paths.map((path) => ({ path })) as [Request, ...Request[]]
      const headers = uncompressedHeaders
      const figures = await load({ url, pids, requests, headers, connections, seconds })
      const targets = target === undefined ? [] : [{ figure: 'per second', atLeast: target }]
      measured.push({ name, figures, targets })
    }
    for (const { name, path, target } of pages)
      await measure(
        name,
        langs.map((lang) => `/${lang}/${path}`.replace(/\/$/, '')),
        target,
      )
    await measure('an article', await articlePaths(server))
    return measured
  })
  return {
    title: `A page drawn anew for each request, ${connections} connections, six languages in turn`,
    lines,
    note: 'No page is kept (PAGE_CACHE_MB=0) and nothing is compressed.',
  }
}

/** Of a hundred articles. */
async function articlePaths({ url }: Measurable): Promise<string[]> {
  const answer = await fetch(`${url}/api/news/site/en?limit=100`)
  const articles = await listedItems(answer, { permalink: z.string() })
  return articles.map(({ permalink }) => `/en/${permalink}`)
}
