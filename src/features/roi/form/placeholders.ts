import type { Lang } from '#src/i18n/locales.ts'
import { complete } from '../model/complete.ts'
import type { RoiTable } from '../model/table.ts'
import type { FormValues } from './fields.ts'
import { show } from './show.ts'

const nothing = { companyName: '', forklifts: 0, area: 0, shifts: 0, shiftHours: 0, pallets: 0 }

/** What an empty optional field counts as, and with what the choices are preselected. */
export function placeholdersOf(lang: Lang, table: RoiTable, country: string): FormValues {
  const { input, defaultsUsed } = complete({ ...nothing, country }, table)
  return show(lang, Object.fromEntries(defaultsUsed.map((key) => [key, input[key]])))
}
