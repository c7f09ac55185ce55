import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { RoleName } from './steps.ts'

/** A company that does steps of our projects, and has agreed to be named. */
export interface Partner {
  name: string
  url: string
  /** Where it works, in each language. */
  place: Readonly<Record<Lang, string>>
  roles: readonly RoleName[]
}

export const partners: readonly Partner[] = []
