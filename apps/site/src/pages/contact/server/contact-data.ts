import type { Config } from '@repo/platform/server/config.ts'
import type { ContactData } from '../data.ts'

/** What of the page the installation decides: street maps. */
export function contactData({ MAP_TILES_URL: url, MAP_TILES_CREDIT: credit }: Config): ContactData {
  return url ? { tiles: { url, host: new URL(url).host, credit } } : {}
}
