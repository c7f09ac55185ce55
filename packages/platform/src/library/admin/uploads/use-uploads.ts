import { useAccount } from '#src/account/admin/account-store.ts'
import { useStore } from '#src/admin/store.ts'
import { useLibrary, type LibraryStore } from '../library-store.ts'
import { askBeforeLeaving } from './ask-before-leaving.ts'
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts'

/** By account: uploads go on while one is elsewhere in the back office, and no other sees them. */
const queues = new Map<string, UploadQueue>()

function queueOf(accountId: string, library: LibraryStore): UploadQueue {
  const known = queues.get(accountId)
  if (known) return known
  const queue = createUploadQueue(library)
  askBeforeLeaving(queue, window)
  queues.set(accountId, queue)
  return queue
}

export function useUploads(): { queue: UploadQueue; uploads: readonly Upload[] } {
  const { id } = useAccount()
  const queue = queueOf(id, useLibrary())
  return { queue, uploads: useStore(queue, (uploads) => uploads) }
}
