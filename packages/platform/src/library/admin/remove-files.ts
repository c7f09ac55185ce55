import type { NotificationStore } from '#src/admin/notifications/notification-store.ts'
import type { LibraryFile } from '../contract.ts'
import { bytesOf } from './bytes-of.ts'
import type { LibraryStore } from './library-store.ts'

/** What became of a file that was to be deleted. */
export interface Removal {
  file: LibraryFile
  /** Absent: it is deleted. */
  error?: unknown
}

/**
 * Deletes files one after the other, with one message that can take it back; returns what became of
 * each.
 */
export async function removeFiles(
  library: Pick<LibraryStore, 'remove' | 'add' | 'update'>,
  notifications: Pick<NotificationStore, 'succeed' | 'fail'>,
  files: readonly LibraryFile[],
): Promise<Removal[]> {
  const removals: Removal[] = []
  const bytes = await bytesOf(files)
  for (const file of files)
    try {
      await library.remove(file.id)
      removals.push({ file })
    } catch (error) {
      removals.push({ file, error })
    }
  const failed = removals.filter(({ error }) => error !== undefined)
  const deleted = removals.flatMap(({ file, error }) => (error === undefined ? [file] : []))
  const [first] = files

  async function restoreAll(kept: ReadonlyMap<string, File>): Promise<void> {
    try {
      for (const file of deleted) await restore(library, file, kept.get(file.id))
      notifications.succeed(
        deleted.length === 1 ? 'Restored.' : `${deleted.length} files restored.`,
      )
    } catch (error) {
      notifications.fail(error)
    }
  }

  if (deleted.length > 0)
    notifications.succeed(
      files.length === 1 && first
        ? `“${first.name}” deleted.`
        : `${deleted.length} of ${files.length} files deleted.`,
      bytes && { label: 'Undo', run: () => void restoreAll(bytes) },
    )
  if (failed[0]) notifications.fail(failed[0].error)
  return removals
}

/** Nothing refers to it: that it has another id, and the address that it had, is all that matters. */
async function restore(
  library: Pick<LibraryStore, 'add' | 'update'>,
  { name, alt, focus }: LibraryFile,
  bytes: File | undefined,
): Promise<void> {
  if (!bytes) return
  const { id } = await library.add(bytes)
  await library.update({ id, name, alt, ...(focus && { focus }) })
}
