import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A restore collects everything in this folder. Where it is still there, the restore was interrupted,
 * and files that it placed beside the folder may have no database yet.
 */
export const unfinishedRestore = (dataDir: string): string => join(dataDir, 'restoring')
export const filesIn = (dataDir: string): string => join(dataDir, 'files')

/** The lock of the folder, with the journal that `kill -9` leaves beside it, and what a file system puts there. */
const ignored = ['serving.lock', 'serving.lock-journal', 'serving.pid', 'lost+found']

/** Throws where a folder holds anything but the remains of an interrupted restore. */
export async function checkEmpty(dataDir: string): Promise<void> {
  const names = existsSync(dataDir) ? await readdir(dataDir) : []
  const remains = names.includes('restoring') ? ['restoring', 'files'] : []
  const [found] = names.filter((name) => !ignored.includes(name) && !remains.includes(name))
  if (found)
    throw new Error(`${dataDir} is not empty (${found}). Set DATA_DIR to a new, empty folder.`)
}

/** Removes what an interrupted restore has left; the folder goes last, since it marks the rest. */
export async function removeRemains(dataDir: string): Promise<void> {
  const folder = unfinishedRestore(dataDir)
  if (!existsSync(folder)) return
  await rm(filesIn(dataDir), { recursive: true, force: true })
  await rm(folder, { recursive: true })
}

/** A server takes the folder as it is: from then on no restore may remove the files in it. */
export const acceptRemains = (dataDir: string): Promise<void> =>
  rm(unfinishedRestore(dataDir), { recursive: true, force: true })
