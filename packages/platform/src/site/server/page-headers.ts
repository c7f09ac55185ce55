import { securityHeaders } from '#src/server/http/security-headers.ts'
import type { Platform } from '#src/server/platform.ts'
import type { Assets } from './assets.ts'
import { revalidated } from './cdn.ts'
import type { AnyPageRoute } from './page-route.ts'

interface Parts {
  platform: Platform
  assets: Assets
  headers: Readonly<Record<string, string>>
}

/** The headers of pages with a secret in their address, or with text that a visitor has typed. */
export const privateHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' }

/** The headers of rendered pages. */
export function createPageHeaders({ platform, assets, headers }: Parts) {
  const pageHeaders = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': revalidated,
    'speculation-rules': '"/speculation-rules.json"',
  }

  /** Returns the security headers, with the permissions of the page. */
  async function policyOf(
    { module, frames, tiles }: AnyPageRoute,
    mediaHosts: readonly string[] = [],
  ): Promise<Record<string, string>> {
    const { style } = await assets.page(module)
    const players = frames ? mediaHosts : []
    return securityHeaders(platform.config, { players, tiles, style: style?.hash })
  }

  return { pageHeaders, policyOf }
}
