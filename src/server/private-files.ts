import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'

/** Makes a folder for its owner alone; one that exists stays as its owner has set it. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
}

/** Makes a file for its owner alone, before anything is written into it; one that exists becomes so. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
  makePrivate(path, 0o600)
}

/** Takes from group and others what an earlier version has left to them; the path need not exist. */
export function makePrivate(path: string, mode: 0o600 | 0o700): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // EPERM: it belongs to somebody else, who has let this user in on purpose.
    if (code !== 'ENOENT' && code !== 'EPERM') throw error
  }
}
