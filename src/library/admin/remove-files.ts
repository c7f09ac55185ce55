import type { NotificationStore } from '#src/admin/notifications/notification-store.ts'
import type { LibraryFile } from '../contract.ts'
import type { LibraryStore } from './library-store.ts'

/** What became of a file that was to be deleted. */
export interface Removal {
  file: LibraryFile
  /** Absent: it is deleted. */
  error?: unknown
}

/** Deletes files one after the other, with one message; returns what became of each. */
export async function removeFiles(
  library: Pick<LibraryStore, 'remove'>,
  notifications: Pick<NotificationStore, 'succeed' | 'fail'>,
  files: readonly LibraryFile[],
): Promise<Removal[]> {
  const removals: Removal[] = []
  for (const file of files)
    try {
      await library.remove(file.id)
      removals.push({ file })
    } catch (error) {
      removals.push({ file, error })
    }
  const failed = removals.filter(({ error }) => error !== undefined)
  const [first] = files
  const deleted = removals.length - failed.length
  if (deleted > 0)
    notifications.succeed(
      files.length === 1 && first
        ? `“${first.name}” is deleted.`
        : `${deleted} of ${files.length} files deleted.`,
    )
  if (failed[0]) notifications.fail(failed[0].error)
  return removals
}
