import type { ColumnType } from 'kysely'
import type { LegalEntity, Office, OfficeName, SocialLink } from '#src/brand/company.ts'

/** What administrators have entered; what is null comes from the environment or the brand. */
export interface Settings {
  offices: Readonly<Record<OfficeName, Office | null>>
  socialLinks: readonly SocialLink[] | null
  mediaHosts: readonly string[] | null
  contactEmail: string | null
  timeZone: string | null
  /** Who gets a mail for each demo request. */
  notificationAddresses: readonly string[] | null
  legal: Omit<LegalEntity, 'name'> & { name: string | null }
  webhook: { url: string } | null
}

export interface SettingsTable {
  /** There is one row at most: `settings`. */
  id: string
  /** Of whichever version wrote it: `read-settings.ts` reads it. */
  data: ColumnType<unknown, string, string>
  /** Key of the signatures of the webhook in `data`. */
  webhook_secret: string | null
  version: number
  updated_at: string
}

declare module '../database/tables.ts' {
  interface Tables {
    settings: SettingsTable
  }
}
