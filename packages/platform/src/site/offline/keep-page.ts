/** What a page holds when it has the part, and the scripts and styles that bring the part to life. */
export type Part = readonly [mark: string, files: readonly string[]]

interface Keeper {
  pages: Cache
  assets: Cache
  parts: readonly Part[]
  /** Which files come from the browser's cache alone, not from the network. */
  onlyCached?: 'all' | 'of parts'
}

/**
 * Keeps a page with its styles, font and scripts, so that without a connection it opens and works. Pictures are as
 * large as all of that together, and the browser's own cache has those that the visitor has seen.
 */
export async function keepPage(path: string, keeper: Keeper): Promise<void> {
  const { pages, assets, parts, onlyCached } = keeper
  const kept = await pages.match(path)
  const response = kept ?? (await asPage({ response: await fetch(path, { priority: 'low' }) }))
  if (!response) return
  const html = await response.clone().text()
  const named = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:css|js|woff2))"/g)].map(
    ([, asset = '']) => asset,
  )
  const ofParts = parts.filter(([mark]) => html.includes(mark)).flatMap(([, files]) => files)
  for (const file of new Set([...named, ...ofParts])) {
    if (await caches.match(file)) continue
    const isFetched = !onlyCached || (onlyCached === 'of parts' && named.includes(file))
    const answer = await (isFetched ? fetch(file, { priority: 'low' }) : fromBrowserCache(file))
    if (answer?.ok) await assets.put(file, answer)
  }
  if (!kept) await pages.put(path, response)
}

/** Without a request: absent where the browser has not loaded the file before. */
const fromBrowserCache = (file: string): Promise<Response | undefined> =>
  fetch(file, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined)

/** The response where it is a page of the site, and neither an error nor a redirection. */
export async function asPage({ response }: { response: Response }): Promise<Response | null> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  return response.status === 200 && !response.redirected && isPage ? response : null
}

/** A page that the site no longer has is not kept either: it was hidden, or its time is over. */
export const dropGone =
  (cacheName: string) =>
  async ({ request, response }: { request: Request; response: Response }): Promise<Response> => {
    if (response.status === 404) await (await caches.open(cacheName)).delete(request)
    return response
  }
