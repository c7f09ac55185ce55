import type { LibraryFile } from '../contract.ts'

/** Bytes: what is kept in memory so that an action can be taken back. */
const most = 60_000_000

export const canBeKept = (files: readonly { size: number }[]): boolean =>
  files.reduce((sum, { size }) => sum + size, 0) <= most

/** Files as they are now, by id, to bring them back; none where they are too large or cannot be had. */
export async function bytesOf(
  files: readonly LibraryFile[],
): Promise<ReadonlyMap<string, File> | undefined> {
  if (!canBeKept(files)) return undefined
  try {
    const found = new Map<string, File>()
    for (const { id, url, name, mimeType } of files) {
      const answer = await fetch(url, { credentials: 'include', cache: 'no-store' })
      if (!answer.ok) return undefined
      found.set(id, new File([await answer.blob()], name, { type: mimeType }))
    }
    return found
  } catch {
    return undefined
  }
}
