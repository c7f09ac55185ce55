import type { Config } from '#src/server/config.ts'
import type { ContactData } from '../data.ts'

/** What of the page the installation decides: addresses of the offices, and street maps. */
export function contactData(config: Config): ContactData {
  const { OFFICE_LONDON: london, OFFICE_LISBON: lisbon, MAP_TILES_URL: url } = config
  return {
    offices: { ...(london && { london }), ...(lisbon && { lisbon }) },
    ...(url && { tiles: { url, host: new URL(url).host, credit: config.MAP_TILES_CREDIT } }),
  }
}
