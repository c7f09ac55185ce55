import { buffer } from 'node:stream/consumers'
import { withoutAudit } from '#src/server/database/audit.ts'
import type { Store } from '#src/server/database/store.ts'
import { listUses } from './lists.ts'
import { headerBytes, originalOnlyOf } from './original-only.ts'
import { followFile, type FileReferencesByKind } from './file-references.ts'
import type { Storage } from './storage.ts'
import { fileTopic } from './topics.ts'
import { originalKey } from './variants.ts'

const atOnce = 500

/** Finds out of images of earlier versions whether pages may show variants of them. */
export async function inspectStored(
  store: Store,
  storage: Storage,
  referencesByKind: FileReferencesByKind,
): Promise<void> {
  const rows = await store.db
    .selectFrom('library_file')
    .select(['id', 'hash', 'mime_type', 'size'])
    .where('original_only', 'is', null)
    .orderBy('id')
    .limit(atOnce)
    .execute()
  for (const { id, hash, mime_type, size } of rows) {
    const end = Math.min(size, headerBytes) - 1
    const bytes = await storage.open(originalKey(hash), { start: 0, end })
    const reason = bytes && originalOnlyOf(await buffer(bytes.stream), mime_type)
    await withoutAudit(() =>
      store.write(reason ? [fileTopic(id)] : [], async (db) => {
        await db
          .updateTable('library_file')
          .set({ original_only: reason ?? 'no' })
          .where('id', '=', id)
          .where('hash', '=', hash)
          .execute()
        if (reason) await followFile(db, referencesByKind, await listUses(db, id))
      }),
    )
  }
}
