import { firstTable } from '#src/features/roi/model/first-table.ts'
import type { ConstantKey } from '#src/features/roi/model/measures/constants.ts'
import type { TableData } from '#src/features/roi/table-schema.ts'
import { tablesApi, type Draft } from '#src/features/roi/tables-contract.ts'
import type { TestProduct } from './product.ts'

/** The first table with other values of some constants. */
export function tableData(values: Partial<Record<ConstantKey, number>> = {}): TableData {
  const { version: _, ...data } = structuredClone(firstTable)
  for (const [key, value] of Object.entries(values))
    Object.assign(data.constants[key as ConstantKey], { value })
  return data
}

/** Stores a draft as the administrator. */
export const saveDraft = (site: TestProduct, table = tableData()): Promise<Draft> =>
  site.as('admin').call(tablesApi.saveDraft, { body: { table } })
