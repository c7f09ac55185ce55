import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import type { FileUse } from '../contract.ts'
import type { LibraryUsageTable } from './table.ts'

/** What the library asks of a content type whose items refer to files. */
export interface FileReferences {
  /** Where visitors see an item, by its id. */
  describe(
    db: Database,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Pick<FileUse, 'language' | 'page'>>>
  /** Tells that a file of these items looks different, and rewrites the addresses in them. */
  follow(
    db: WriteTransaction,
    ids: readonly string[],
    rewrite?: (text: string) => string,
  ): Promise<void>
}

/** By the kind that the uses of files name. */
export type FileReferencesByKind = Readonly<Record<string, FileReferences>>

const byKind = (uses: readonly LibraryUsageTable[]) =>
  [...Map.groupBy(uses, ({ kind }) => kind)].map(
    ([kind, items]) => [kind, items.map(({ item_id }) => item_id)] as const,
  )

export async function followFile(
  db: WriteTransaction,
  referencesByKind: FileReferencesByKind,
  uses: readonly LibraryUsageTable[],
  rewrite?: (text: string) => string,
): Promise<void> {
  for (const [kind, ids] of byKind(uses)) await referencesByKind[kind]?.follow(db, ids, rewrite)
}

export async function presentUses(
  db: Database,
  referencesByKind: FileReferencesByKind,
  uses: readonly LibraryUsageTable[],
  now: string,
): Promise<FileUse[]> {
  const known = new Map<string, Pick<FileUse, 'language' | 'page'>>()
  for (const [kind, ids] of byKind(uses))
    for (const [id, place] of (await referencesByKind[kind]?.describe(db, ids)) ?? [])
      known.set(`${kind} ${id}`, place)
  return uses.map((use) => ({
    kind: use.kind,
    id: use.item_id,
    title: use.title,
    visible:
      use.visible &&
      (use.publish_at === null || use.publish_at <= now) &&
      (use.hide_at === null || use.hide_at > now),
    ...known.get(`${use.kind} ${use.item_id}`),
  }))
}
