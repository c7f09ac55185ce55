import { z } from 'zod'
import { endpoint } from '#src/rest/endpoint.ts'
import { tableData } from './table-schema.ts'

/** Null: the account is gone. */
const person = z.strictObject({ id: z.string(), name: z.string().nullable() })

const tableVersion = z.strictObject({
  version: z.int(),
  publishedAt: z.string(),
  /** Null: the version that came with the software. */
  publishedBy: person.nullable(),
  note: z.string().nullable(),
})

const wholeVersion = tableVersion.extend({ table: tableData })

const read = { server: 'site', method: 'GET', permission: 'calculator:read' } as const

export const tablesApi = {
  list: endpoint({
    ...read,
    path: '/api/calculator/constants',
    summary: 'Published versions of the prices and constants, newest first',
    response: z.array(tableVersion),
  }),
  get: endpoint({
    ...read,
    path: '/api/calculator/constants/version/:version',
    summary: 'One published version with all its prices and constants',
    params: z.strictObject({ version: z.string().regex(/^[1-9]\d{0,8}$/) }),
    response: wholeVersion,
  }),
}

export type TableVersion = z.output<typeof tableVersion>
export type WholeVersion = z.output<typeof wholeVersion>
