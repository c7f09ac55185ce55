import { z } from 'zod'

// A tar file: what it is, then `rows/<table>/<number>.ndjson` with a row a line, tables that others refer to
// first, then `files/<name>`, then what there is in all, and the SHA-256 of each of these as
// `sha256sum -c` reads it.

export const manifestName = 'manifest.json'
export const totalsName = 'totals.json'
export const sumsName = 'SHA256SUMS'

export const manifestSchema = z.strictObject({
  formatVersion: z.literal(1),
  takenAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Those that the store had gone through. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.strictObject({
      name: z.string(),
      columns: z
        .array(
          z.strictObject({
            name: z.string(),
            kind: z.enum(['plain', 'json', 'terms']),
            numbered: z.boolean(),
          }),
        )
        .readonly(),
    }),
  ),
})

export const totalsSchema = z.strictObject({
  tables: z.record(z.string(), z.strictObject({ rows: z.number().int(), digest: z.string() })),
  files: z.strictObject({
    count: z.number().int(),
    bytes: z.number().int(),
    /** Files that rows refer to and the store did not have. */
    missing: z.array(z.string()),
    /** Files whose bytes were not those of their names any more; they are in as they were. */
    damaged: z.array(z.string()),
  }),
})

export type Manifest = z.output<typeof manifestSchema>
export type Totals = z.output<typeof totalsSchema>

export const rowsName = (table: string, number: number): string =>
  `rows/${table}/${String(number).padStart(6, '0')}.ndjson`
export const fileEntryName = (file: string): string => `files/${file}`

type Named = { table: string } | { file: string } | { text: string }

/** What an entry holds; throws where the name is none of ours, such as one that leads elsewhere. */
export function readName(name: string): Named {
  const [, table] = /^rows\/([a-z_]{1,63})\/\d{6,9}\.ndjson$/.exec(name) ?? []
  if (table) return { table }
  const [, file] = /^files\/([0-9a-f]{32})$/.exec(name) ?? []
  if (file) return { file }
  if ([manifestName, totalsName, sumsName].includes(name)) return { text: name }
  throw new Error(`The entry “${name.slice(0, 100)}” is none of a backup.`)
}
