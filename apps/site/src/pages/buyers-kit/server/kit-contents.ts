import type { Plan } from '@repo/hall/model/plan.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { ClaimNotes } from '@repo/platform/site/sections/claim-note.tsx'
import type { PlanFigures } from './kit-file.ts'

type Rows = readonly (readonly [name: string, value: string])[]

/** What a kit is made from: the ledger, and what the visitor entered. */
export interface KitContents {
  lang: Lang
  /** ISO time. */
  date: string
  notes: ClaimNotes
  company?: string
  plan?: { plan: Plan; figures: PlanFigures; address: string }
  estimate?: { inputs: Rows; results: Rows }
}
