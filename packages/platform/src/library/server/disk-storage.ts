import { constants } from 'node:fs'
import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from '#src/server/sync-folder.ts'
import type { Storage } from './storage.ts'

/** The folder must be on the same disk as the temporary files, which are moved into it. */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, key)
  return {
    async put(key, path) {
      const target = pathOf(key)
      await mkdir(dirname(target), { recursive: true })
      await rename(path, target)
      await syncFolder(dirname(target))
    },
    async open(key, range) {
      const handle = await open(pathOf(key)).catch(ignoreNotFound)
      if (!handle) return undefined
      const { size } = await handle.stat()
      const { start, end } = range ?? { start: 0, end: size - 1 }
      return { size: end - start + 1, stream: handle.createReadStream({ start, end }) }
    },
    has: (key) =>
      access(pathOf(key), constants.R_OK).then(
        () => true,
        (error: unknown) => ignoreNotFound(error) ?? false,
      ),
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
