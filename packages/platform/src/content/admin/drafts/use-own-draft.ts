import { useRef, useState } from 'react'
import { draftsOnScreen, type AutosavedDraft, type DraftStore } from './draft-store.ts'
import { useWriting } from './use-writing.ts'

/** Each reload adds an entry. */
const mostFrom = 20

export interface OwnDraftOptions<Values> {
  store: DraftStore<Values>
  /** The values on the screen; null while they equal the server's. */
  unsaved: Values | null
  /** The values on the screen, with typing since the last render; absent: no typing is possible. */
  onScreen?: () => Values | null
  version: number | null
  /** The values of that version; absent for a new item. */
  base?: Values | undefined
  /** Whether an earlier draft differs from the stored values. */
  isWorthOffering: (values: Values) => boolean
}

/** The draft that this editor writes to local storage, under its own id. */
export function useOwnDraft<Values>(own: string, options: OwnDraftOptions<Values>) {
  const { store, unsaved, version, base, isWorthOffering } = options
  const [draftSavedAt, setDraftSavedAt] = useState<number | null>(null)
  const [refused, setRefused] = useState(false)
  const isStored = useRef(false)
  const isDropped = useRef(false)
  const from = useRef<readonly string[]>([])

  const draftOf = (values: Values, savedAt = Date.now()) => ({
    values,
    version,
    savedAt,
    ...(base !== undefined && { base }),
    ...(from.current.length > 0 && { from: from.current }),
  })

  function write(values: Values): boolean {
    const savedAt = Date.now()
    const taken = store.write(own, draftOf(values, savedAt))
    if (taken) draftsOnScreen.add(own)
    isStored.current ||= taken
    setRefused(!taken)
    setDraftSavedAt(taken ? savedAt : null)
    return taken
  }

  /** Returns the unsaved values, with typing since the last render. */
  const onScreen = () => (options.onScreen ? options.onScreen() : unsaved)

  /** Returns whether all unsaved values are stored as a draft. */
  function storeNow(): boolean {
    const values = onScreen()
    return !values || isDropped.current || write(values)
  }

  function remove(): void {
    store.remove(own)
    draftsOnScreen.remove(own)
    isStored.current = false
  }
  const removeStored = () => isStored.current && remove()
  /** Stored values are not offered again. */
  const removeStoredElsewhere = () => {
    for (const { id, itemId, values } of store.list())
      if (!isWorthOffering(values)) store.remove(id, itemId)
  }

  useWriting(own, unsaved, { storeNow, removeStored, removeStoredElsewhere })

  return {
    /** The time of the last autosave; null without unsaved values. */
    draftSavedAt: unsaved ? draftSavedAt : null,
    /**
     * The device has no room for the values on the screen, so the editor must not claim to have
     * saved them.
     */
    refused: unsaved !== null && refused,
    draftOf,
    onScreen,
    storeNow,
    remove,

    /** Stores an earlier draft under the id of this editor, and removes the earlier one. */
    takeOver({ id, itemId, ...draft }: AutosavedDraft<Values>): void {
      from.current = [...(draft.from ?? []), id].slice(-mostFrom)
      isStored.current = store.write(own, { ...draft, from: from.current })
      if (isStored.current) {
        draftsOnScreen.add(own)
        store.remove(id, itemId)
      }
    },

    /** The item has been deleted: nothing is stored any more. */
    drop(): void {
      isDropped.current = true
      remove()
    },
  }
}
