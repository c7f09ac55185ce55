import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OpenError } from './database/open-error.ts'
import { primaryCode } from './database/sqlite-code.ts'
import { makePrivateFile, makePrivateFolder } from './private-files.ts'

/** Another process has locked the file: SQLITE_BUSY. */
const busy = 5

/**
 * Holds a folder for the one server whose pages, rate limits and SQLite it is: another one would go on
 * showing what has been hidden here. The lock is SQLite's own on an empty file beside the store, so
 * the kernel frees it however the process ends; commands on the store do not ask for it.
 */
export function holdFolder(dataDir: string): { release(): void } {
  const folder = resolve(dataDir)
  const [file, holder] = [join(folder, 'serving.lock'), join(folder, 'serving.pid')]
  let lock: DatabaseSync | undefined
  try {
    makePrivateFolder(folder)
    makePrivateFile(file)
    lock = new DatabaseSync(file, { timeout: 0 })
    lock.exec('begin exclusive')
    makePrivateFile(holder)
    writeFileSync(holder, `${process.pid}\n`)
  } catch (error) {
    lock?.close()
    if (primaryCode(error) === busy) throw heldError(folder, holder)
    const reason = error instanceof Error ? error.message : String(error)
    throw new OpenError(
      `The folder ${folder} cannot be served: ${reason}. DATA_DIR must be a folder on a local disk that this user can write to.`,
      { cause: error },
    )
  }
  const held = lock
  return { release: () => void (held.isOpen && held.close()) }
}

function heldError(folder: string, holder: string): OpenError {
  return new OpenError(
    `The folder ${folder} is already in use by process ${processIn(holder)}. Stop that process first, or give this server a separate DATA_DIR; several servers of one site need PostgreSQL (DATABASE_URL).`,
  )
}

function processIn(holder: string): string {
  try {
    return readFileSync(holder, 'utf8').trim()
  } catch {
    return 'another'
  }
}
