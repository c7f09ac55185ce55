import type { OfficeName } from '@repo/platform/brand/company.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'

/** A position that is open; taken out of the list on the day it is filled. */
export interface Job {
  /** Part of its address, `#driver-training`. */
  id: string
  office: OfficeName
  /** The day of the notice, `2026-11-21`. */
  posted: string
  /** Without the words that a language adds for all genders. */
  title: Readonly<Record<Lang, string>>
  /** Tasks, pay and place of work, in whole sentences. */
  text: Readonly<Record<Lang, readonly string[]>>
}

export const jobs: readonly Job[] = []
