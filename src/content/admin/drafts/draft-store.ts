/** Unsaved text in the browser's local storage. */
export interface Draft<Values> {
  values: Values
  /** Version of the stored item that it changes; null for a new one. */
  version: number | null
  /** What the item said in that version; absent for a new one, and in drafts of older builds. */
  base?: Values
  /** Milliseconds since 1970. */
  savedAt: number
}

export interface KeptDraft<Values> extends Draft<Values> {
  /** Empty: written by an older build, which knew one draft per item. */
  id: string
  /** Null: a text that has not become an item yet. */
  itemId: string | null
  /** Of one that was written on another device: where the server keeps it, and whose it is there. */
  server?: { id: string; editor: string }
}

/** The drafts of one item, or those of items to be. */
export interface DraftStore<Values> {
  /** Newest first. */
  list(): KeptDraft<Values>[]
  /** Returns whether the device has taken it. */
  write(id: string, draft: Draft<Values>): boolean
  remove(id: string): void
}

interface Subject {
  accountId: string
  type: string
}

type Storage = Pick<typeof localStorage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const newItem = 'new'

/** Each editor that is open writes under an id of its own, so that none overwrites another's text. */
export const newDraftId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('')

/** The drafts of an account for one item; without local storage there are none. */
export function createDraftStore<Values>(
  { itemId, ...subject }: Subject & { itemId: string | null },
  storage: Storage = localStorage,
): DraftStore<Values> {
  const item = `${prefixOf(subject)}${itemId ?? newItem}`
  const nameOf = (id: string) => (id ? `${item}:${id}` : item)
  return {
    list: () => listDrafts<Values>(subject, storage).filter((draft) => draft.itemId === itemId),
    write(id, draft) {
      try {
        storage.setItem(nameOf(id), JSON.stringify(draft))
        return true
      } catch {
        return false
      }
    },
    remove(id) {
      try {
        storage.removeItem(nameOf(id))
      } catch {
        // Without local storage there is nothing to remove.
      }
    },
  }
}

/** All drafts of an account for a type, newest first. */
export function listDrafts<Values>(
  subject: Subject,
  storage: Storage = localStorage,
): KeptDraft<Values>[] {
  const prefix = prefixOf(subject)
  try {
    return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      .filter((name) => name.startsWith(prefix))
      .flatMap((name) => read<Values>(name, name.slice(prefix.length), storage))
      .toSorted((a, b) => b.savedAt - a.savedAt)
  } catch {
    return []
  }
}

const prefixOf = ({ accountId, type }: Subject) => `draft:${accountId}:${type}:`

function read<Values>(name: string, rest: string, storage: Storage): KeptDraft<Values>[] {
  const [item = '', id = ''] = rest.split(':')
  const text = storage.getItem(name)
  try {
    const draft = JSON.parse(text ?? 'null') as Draft<Values> | null
    return draft ? [{ ...draft, id, itemId: item === newItem ? null : item }] : []
  } catch {
    return []
  }
}
