import type { IncomingHttpHeaders } from 'node:http'
import { networkKey } from '../rate-limits/client-key.ts'

/** New hosts and campaigns that one network may bring in a day; known in memory only. */
export const maxNewNames = 20
const maxNetworks = 20_000
const maxNames = 20_000

export interface Visit {
  headers: IncomingHttpHeaders
  url?: string | undefined
  socket?: { remoteAddress?: string | undefined } | undefined
}

/**
 * Bounds the names that one client can invent, so that it cannot fill the report. `admit` says whether a name counts:
 * one that was seen before does, a new one while its network has some left today.
 */
export function createNewcomers({ isProxied }: { isProxied: boolean }) {
  let day = ''
  const names = new Set<string>()
  const networks = new Map<string, number>()

  return {
    admit(today: string, name: string, visit: Visit): boolean {
      if (day !== today) {
        day = today
        names.clear()
        networks.clear()
      }
      if (names.has(name)) return true
      const network = networkOf(visit, isProxied)
      const brought = networks.get(network) ?? 0
      if (brought >= maxNewNames || names.size >= maxNames) return false
      if (networks.size >= maxNetworks && !networks.has(network)) return false
      networks.set(network, brought + 1)
      names.add(name)
      return true
    },
  }
}

/** The client of the nearest proxy, where there are trusted ones. */
function networkOf({ headers, socket }: Visit, isProxied: boolean): string {
  const forwarded = isProxied ? String(headers['x-forwarded-for'] ?? '') : ''
  const [nearest = ''] = forwarded.split(',').slice(-1)
  return networkKey(nearest.trim() || (socket?.remoteAddress ?? ''))
}
