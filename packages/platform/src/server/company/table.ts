import type { ColumnType } from 'kysely'
import type { LegalEntity, Office, OfficeName, SocialLink } from '#src/brand/company.ts'

/**
 * The settings that administrators have entered; null values come from the environment or the
 * brand.
 */
export interface Settings {
  offices: Readonly<Record<OfficeName, Office | null>>
  socialLinks: readonly SocialLink[] | null
  mediaHosts: readonly string[] | null
  contactEmail: string | null
  timeZone: string | null
  /** The addresses that get an email for each demo request. */
  notificationAddresses: readonly string[] | null
  legal: Omit<LegalEntity, 'name'> & { name: string | null }
  webhook: { url: string } | null
}

export interface SettingsTable {
  /** The table has at most one row: `settings`. */
  id: string
  /** Any version of the software may have written it: `read-settings.ts` reads it. */
  data: ColumnType<unknown, string, string>
  /** The signing key of the webhook in `data`. */
  webhook_secret: string | null
  version: number
  updated_at: string
}

declare module '../database/tables.ts' {
  interface Tables {
    settings: SettingsTable
  }
}
