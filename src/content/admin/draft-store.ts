/** Unsaved text in the browser's local storage. */
export interface Draft<Values> {
  values: Values
  /** Version of the stored item that it changes; null for a new one. */
  version: number | null
  /** Milliseconds since 1970. */
  savedAt: number
}

export interface DraftStore<Values> {
  read(): Draft<Values> | null
  write(draft: Draft<Values>): void
  remove(): void
}

/** One draft per account and item; without local storage there are none. */
export function createDraftStore<Values>(
  key: { accountId: string; type: string; itemId: string | null },
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = localStorage,
): DraftStore<Values> {
  const name = `draft:${key.accountId}:${key.type}:${key.itemId ?? 'new'}`
  return {
    read() {
      try {
        const text = storage.getItem(name)
        return text === null ? null : (JSON.parse(text) as Draft<Values>)
      } catch {
        return null
      }
    },
    write(draft) {
      try {
        storage.setItem(name, JSON.stringify(draft))
      } catch {
        // Full or forbidden: the text on the screen is still there, only this safety net is not.
      }
    },
    remove() {
      try {
        storage.removeItem(name)
      } catch {
        // As above.
      }
    },
  }
}
