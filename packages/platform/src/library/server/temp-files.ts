import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { day } from '#src/server/clock.ts'
import { newId } from '#src/server/id.ts'

/** Temporary files of uploads and variants, on the same disk as the storage. */
export interface TempFiles {
  /** Passes a temporary path to the work; the file is removed at the end. */
  use<T>(work: (path: string) => Promise<T>): Promise<T>
  /** Removes what a crashed process has left. */
  sweep(): Promise<void>
}

export function createTempFiles(filesFolder: string): TempFiles {
  const folder = join(filesFolder, 'incoming')
  return {
    async use(work) {
      await mkdir(folder, { recursive: true })
      const path = join(folder, newId())
      try {
        return await work(path)
      } finally {
        await rm(path, { force: true })
      }
    },
    async sweep() {
      const names = await readdir(folder).catch(() => [])
      for (const name of names) {
        const found = await stat(join(folder, name)).catch(() => undefined)
        if (found && Date.now() - found.mtimeMs > day) await rm(join(folder, name), { force: true })
      }
    },
  }
}
