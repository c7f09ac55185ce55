import { createStore } from '#src/admin/store.ts'
import type { FileKind, LibraryFile } from '#src/library/contract.ts'
import { originalOnlyText } from '../original-only.ts'
import { refusalOf, uploadErrorOf, wrongKindOf } from '../upload-error.ts'
import type { LibraryStore } from '../library-store.ts'

export interface Upload {
  id: string
  file: File
  state: 'waiting' | 'sending' | 'failed' | 'refused' | 'stored'
  /** The bytes sent so far. */
  sent: number
  /** The reason of a failure or a rejection. */
  reason?: string
  stored?: LibraryFile
  /** A note about the stored file for the uploader. */
  note?: string
}

type Event =
  | { type: 'added'; uploads: readonly Upload[] }
  | { type: 'changed'; id: string; change: Partial<Upload> }
  | { type: 'removed'; id: string }

function reduceUploads(uploads: readonly Upload[], event: Event): readonly Upload[] {
  switch (event.type) {
    case 'added':
      return [...uploads, ...event.uploads]
    case 'changed':
      return uploads.map((one) => (one.id === event.id ? { ...one, ...event.change } : one))
    case 'removed':
      return uploads.filter(({ id }) => id !== event.id)
  }
}

/** The limit leaves connections for other requests of the page. */
const atOnce = 2

/** What is to be done with a file once it is stored. */
interface Waiting {
  kind: FileKind | undefined
  onStored: (file: LibraryFile) => void
}

export type UploadQueue = ReturnType<typeof createUploadQueue>

/**
 * Sends files to the library, a few at once; each can be cancelled, and retried after a failure.
 */
export function createUploadQueue(
  library: Pick<LibraryStore, 'add'>,
  newId: () => string = () => crypto.randomUUID(),
) {
  const store = createStore<readonly Upload[], Event>(reduceUploads, [])
  const sending = new Map<string, AbortController>()
  const waitingFor = new Map<string, Waiting>()
  const change = (id: string, next: Partial<Upload>) =>
    store.dispatch({ type: 'changed', id, change: next })

  function sendNext(): void {
    for (const { id, file, state } of store.state()) {
      if (sending.size >= atOnce) return
      if (state === 'waiting' && !sending.has(id)) void send(id, file)
    }
  }

  async function send(id: string, file: File): Promise<void> {
    const controller = new AbortController()
    const { signal } = controller
    sending.set(id, controller)
    change(id, { state: 'sending', sent: 0 })
    const onProgress = (sent: number) =>
      signal.aborted || change(id, { sent: Math.min(sent, file.size) })
    try {
      const stored = await library.add(file, { signal, onProgress })
      const { kind, onStored } = waitingFor.get(id) ?? {}
      const wrongKind = wrongKindOf(stored, kind)
      change(
        id,
        wrongKind
          ? { state: 'refused', reason: wrongKind }
          : { state: 'stored', sent: file.size, stored, ...noteOf(stored) },
      )
      if (!wrongKind) onStored?.(stored)
    } catch (error) {
      if (!signal.aborted) change(id, failureOf(file, error))
    } finally {
      sending.delete(id)
      sendNext()
    }
  }

  return {
    state: store.state,
    subscribe: store.subscribe,

    /** Calls `onStored` for each file after the library has stored it. */
    add(
      files: readonly File[],
      kind?: FileKind,
      onStored?: (file: LibraryFile) => void,
    ): readonly Upload[] {
      const reasonOf = reasonsAgainst(store.state().filter(isUnderWay), kind)
      const uploads = files.map((file) => newUpload(newId(), file, reasonOf(file)))
      if (onStored) for (const { id } of uploads) waitingFor.set(id, { kind, onStored })
      store.dispatch({ type: 'added', uploads })
      sendNext()
      return uploads
    },

    /** Cancels an upload, or removes a finished one from the list. */
    cancel(id: string): void {
      sending.get(id)?.abort()
      store.dispatch({ type: 'removed', id })
    },

    cancelAll(): void {
      // The reverse order prevents waiting uploads from starting in between.
      for (const { id } of store.state().filter(isUnderWay).toReversed()) this.cancel(id)
    },

    retry(id: string): void {
      change(id, { state: 'waiting', sent: 0 })
      sendNext()
    },
  }
}

export const isUnderWay = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending'

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

const newUpload = (id: string, file: File, reason: string | undefined): Upload => ({
  id,
  file,
  sent: 0,
  ...(reason ? { state: 'refused', reason } : { state: 'waiting' }),
})

/** Why files are not sent, asked for one file after the other. */
function reasonsAgainst(underWay: readonly Upload[], kind: FileKind | undefined) {
  const known = underWay.map(({ file }) => file)
  return (file: File): string | undefined => {
    const isListed = known.some((one) => isSame(one, file))
    known.push(file)
    return isListed ? listedText(file) : refusalOf(file, kind)
  }
}

const listedText = ({ name }: File) => `“${name}” was chosen twice, so it was uploaded only once.`

function noteOf(stored: LibraryFile): Pick<Upload, 'note'> {
  const text = originalOnlyText(stored)
  return text ? { note: `“${stored.name}” uploaded to the library. ${text}` } : {}
}

/** Describes a file that the server has rejected and would reject again. */
function failureOf(file: File, error: unknown): Partial<Upload> {
  const { text, final } = uploadErrorOf(file, error)
  return { state: final ? 'refused' : 'failed', reason: text }
}
