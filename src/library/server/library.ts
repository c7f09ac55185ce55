import { ProblemError } from '#src/server/http/problem-error.ts'
import type { Platform } from '#src/server/platform.ts'
import { contradicts, isImage } from './file-types.ts'
import { inspectImage } from './images.ts'
import { incomingIn } from './incoming.ts'
import { dropLeftover, hasRow, noteLeftover, sweepLeftovers } from './leftovers.ts'
import { fileName } from './names.ts'
import type { Received } from './receive.ts'
import { addFile, holdBytes, removeFile, type NewFile } from './service.ts'
import { typeOfFile } from './signatures.ts'
import { filesFolder, openStorage } from './storage.ts'
import type { LibraryFileRow } from './table.ts'
import { turnsOf } from './turns.ts'
import { createVariants, originalKey, variantKey, variantsOf } from './variants.ts'

export type Library = ReturnType<typeof openLibrary>

/** The files' bytes and their rows, kept in step. */
export function openLibrary(platform: Platform) {
  const { config, store, clock, log } = platform
  const { engine } = store
  const desk = { engine, clock }
  const storage = openStorage(config)
  const incoming = incomingIn(filesFolder(config))
  const turns = turnsOf({ atOnce: 2, waiting: 200 })
  const variants = createVariants(storage, incoming, turns)

  /** Removes bytes that no row has any more; where it fails they stay for the sweep. */
  async function forget(row: NewFile): Promise<void> {
    const complain = (error: unknown) =>
      log.error({ err: error }, 'bytes of a file were not removed')
    const work = store.db.transaction().execute(async (db) => {
      await holdBytes(db, engine, row.hash)
      if (await hasRow(db, row.hash)) return
      for (const variant of variantsOf(row)) await storage.remove(variantKey(row.hash, variant))
      await storage.remove(originalKey(row.hash))
    })
    await work.catch(complain)
  }

  return {
    storage,
    incoming,
    variants,
    desk,

    /** Removes what processes that died have left. */
    async sweep(): Promise<void> {
      await incoming.sweep()
      await sweepLeftovers(platform, storage)
    },

    /** Takes a file that stands at the path, if its bytes are of a type that the library takes. */
    async add(path: string, received: Received): Promise<LibraryFileRow> {
      const type = await typeOfFile(path)
      const name = fileName(received.name)
      if (!type || contradicts(name, type)) throw new ProblemError('UNSUPPORTED_MEDIA_TYPE')
      const picture = isImage(type) ? await inspectImage(path, turns) : undefined
      const { hash, size } = received
      const { width = null, height = null, alpha = false } = picture ?? {}
      const row = { hash, name, mime_type: type, size, width, height, alpha }
      await store.db.transaction().execute((db) => noteLeftover(db, desk, hash))
      await storage.put(originalKey(hash), path)
      try {
        return await store.write(['library'], async (db) => {
          await holdBytes(db, engine, hash)
          // Gone again only if the last file of the same bytes was deleted at this very moment.
          if (!(await storage.has(originalKey(hash))))
            throw new ProblemError('UNAVAILABLE', { retryAfter: 1 })
          await dropLeftover(db, hash)
          return addFile(db, desk, row)
        })
      } catch (error) {
        await forget(row)
        throw error
      }
    },

    async remove(id: string): Promise<{ id: string }> {
      const row = await store.write(['library'], async (db) => {
        const removed = await removeFile(db, desk, id)
        await noteLeftover(db, desk, removed.hash)
        return removed
      })
      await forget(row)
      return { id }
    },
  }
}
