import type { Config } from '#src/server/config.ts'
import type { FileStore } from '#src/server/backup/file-store.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'
import { originalKey } from './variants.ts'

/** The files of the library for backups, without image variants, which are generated on request. */
export const backedUpFiles = (config: Config): FileStore => filesOf(openStorage(config))

const filesOf = (storage: Storage): FileStore => ({
  async names(db) {
    const rows = await db
      .selectFrom('library_file')
      .select('hash')
      .distinct()
      .orderBy('hash')
      .execute()
    return rows.map(({ hash }) => hash)
  },
  open: (name) => storage.open(originalKey(name)),
  put: (name, path) => storage.put(originalKey(name), path),
})
