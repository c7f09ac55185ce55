import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'

/** Makes a folder for its owner alone; one that exists stays as its owner has set it. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
}

/**
 * Makes a file for its owner alone, before anything is written into it; one that exists becomes so.
 * One that exists is not opened: to close it would free every lock that this process has on it.
 */
export function makePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    // The system itself says why not.
    if (statSync(path).isDirectory()) closeSync(openSync(path, 'a'))
    makePrivate(path, 0o600)
  }
}

/** Takes from group and others what an earlier version has left to them; the path need not exist. */
export function makePrivate(path: string, mode: 0o600 | 0o700): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    const code = codeOf(error)
    // EPERM: it belongs to somebody else, who has let this user in on purpose.
    if (code !== 'ENOENT' && code !== 'EPERM') throw error
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined
