import { z } from 'zod'

// A backup is a tar file: the database as its engine writes it, `files/<name>`, and last the manifest.

export const manifestName = 'manifest.json'

/** Entries of the database: a whole SQLite file, or an archive of `pg_dump`. */
export const databaseNames = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const
export type Engine = keyof typeof databaseNames

const entrySchema = z.strictObject({ name: z.string(), size: z.int(), sha256: z.string() })

export const manifestSchema = z.strictObject({
  formatVersion: z.literal(2),
  productVersion: z.string(),
  takenAt: z.iso.datetime(),
  database: z.discriminatedUnion('engine', [
    z.strictObject({ engine: z.literal('sqlite') }),
    z.strictObject({
      engine: z.literal('postgres'),
      schema: z.string(),
      /** Major version of the `pg_dump` that wrote the archive; an older `pg_restore` cannot read it. */
      dumpVersion: z.int(),
    }),
  ]),
  /** Migrations that the store had gone through. */
  migrations: z.array(z.string()).min(1),
  /** Files that rows refer to and the store did not have. */
  missingFiles: z.array(z.string()),
  entries: z.array(entrySchema),
})

export type Manifest = z.output<typeof manifestSchema>
export type Entry = z.output<typeof entrySchema>

export const fileEntryName = (file: string): string => `files/${file}`

const fileEntry = /^files\/([0-9a-f]{32})$/

/** The content of an entry by its name; throws for every name that no backup has. */
export function readName(name: string): { engine: Engine } | { file: string } {
  const [, file] = fileEntry.exec(name) ?? []
  if (file) return { file }
  if (name === databaseNames.sqlite) return { engine: 'sqlite' }
  if (name === databaseNames.postgres) return { engine: 'postgres' }
  throw new Error(`The entry “${name.slice(0, 100)}” does not belong to a backup.`)
}

export interface Summary {
  engine: Engine
  databaseBytes: number
  files: {
    count: number
    bytes: number
    missing: string[]
    /** Files whose bytes did not fit their names in the store already; they are backed up as they were. */
    damaged: string[]
  }
}

export function summaryOf({ database, entries, missingFiles }: Manifest): Summary {
  const summary: Summary = {
    engine: database.engine,
    databaseBytes: 0,
    files: { count: 0, bytes: 0, missing: missingFiles, damaged: [] },
  }
  for (const { name, size, sha256 } of entries) {
    const [, file] = fileEntry.exec(name) ?? []
    if (!file) {
      summary.databaseBytes += size
      continue
    }
    summary.files.count += 1
    summary.files.bytes += size
    if (!sha256.startsWith(file)) summary.files.damaged.push(file)
  }
  return summary
}
