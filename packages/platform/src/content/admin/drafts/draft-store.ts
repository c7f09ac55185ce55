import { isRecord } from '#src/rest/properties.ts'

/** Unsaved text in the browser's local storage. */
export interface Draft<Values> {
  values: Values
  /** Version of the stored item that it changes; null for a new one. */
  version: number | null
  /** What the item said in that version; absent for a new one, and where it is not known. */
  base?: Values
  /** Milliseconds since 1970. */
  savedAt: number
  /** Editors whose texts went on in this one, the last ones. */
  from?: readonly string[]
}

export interface AutosavedDraft<Values> extends Draft<Values> {
  /** The editor that has written it. Empty: an older build, which knew one draft per item. */
  id: string
  /** Null: a text that has not become an item yet. */
  itemId: string | null
}

/** The drafts of one item, or those of items to be. */
export interface DraftStore<Values> {
  itemId: string | null
  /** Newest first. */
  list(): AutosavedDraft<Values>[]
  /** Returns whether the device has taken it. */
  write(id: string, draft: Draft<Values>): boolean
  /** `of`: another item. */
  remove(id: string, of?: string | null): void
}

export interface Subject {
  accountId: string
  type: string
}

type Storage = Pick<typeof localStorage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const newItem = 'new'

/** Each editor that is open writes under an id of its own, so that none overwrites another's text. */
export const newDraftId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('')

interface Place<Values> extends Subject {
  itemId: string | null
  /** Whether a draft can go on here; absent: each of the item can. */
  fits?: ((values: Values) => boolean) | undefined
}

/** The drafts of an account for one item; without local storage there are none. */
export function createDraftStore<Values>(
  { itemId, fits = () => true, ...subject }: Place<Values>,
  storage: Storage = localStorage,
): DraftStore<Values> {
  const nameOf = (id: string, of = itemId) =>
    `${prefixOf(subject)}${of ?? newItem}${id ? `:${id}` : ''}`
  return {
    itemId,
    list: () =>
      listDrafts<Values>(subject, storage).filter(
        (draft) => draft.itemId === itemId && fits(draft.values),
      ),
    write(id, draft) {
      try {
        storage.setItem(nameOf(id), JSON.stringify(draft))
        return true
      } catch {
        return false
      }
    },
    remove(id, of) {
      try {
        storage.removeItem(nameOf(id, of))
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
): AutosavedDraft<Values>[] {
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

function read<Values>(name: string, rest: string, storage: Storage): AutosavedDraft<Values>[] {
  const [item = '', id = ''] = rest.split(':')
  const text = storage.getItem(name)
  try {
    const draft: unknown = JSON.parse(text ?? 'null')
    return isDraft<Values>(draft) ? [{ ...draft, id, itemId: item === newItem ? null : item }] : []
  } catch {
    return []
  }
}

/** Drafts of every build have these parts; a note is its text alone. */
const isDraft = <Values>(value: unknown): value is Draft<Values> =>
  isRecord(value) &&
  (isRecord(value.values) || typeof value.values === 'string') &&
  typeof value.savedAt === 'number'

const onScreen = 'drafts-on-screen'

interface OnScreen {
  id: string
  /** Of the page that shows it, within this site. */
  address: string
}

const here = () => location.pathname + location.search

/** The drafts that this tab shows: after a reload, or a crash, the same page has them on the screen again. */
export const draftsOnScreen = {
  add: (id: string) => writeOnScreen([...othersOnScreen(id), { id, address: here() }]),
  remove: (id: string) => writeOnScreen(othersOnScreen(id)),

  /** Finds the one that this page showed; it is found once. */
  take<Kept extends { id: string }>(drafts: readonly Kept[]): Kept | undefined {
    const shown = readOnScreen().filter(({ address }) => address === here())
    const found = drafts.find(({ id }) => shown.some((one) => one.id === id))
    if (found) draftsOnScreen.remove(found.id)
    return found
  },
}

const othersOnScreen = (id: string) => readOnScreen().filter((one) => one.id !== id)

function writeOnScreen(all: readonly OnScreen[]): void {
  try {
    sessionStorage.setItem(onScreen, JSON.stringify(all))
  } catch {
    // Without it the draft is offered.
  }
}

const isOnScreen = (value: unknown): value is OnScreen =>
  isRecord(value) && typeof value.id === 'string' && typeof value.address === 'string'

function readOnScreen(): OnScreen[] {
  try {
    const shown: unknown = JSON.parse(sessionStorage.getItem(onScreen) ?? '[]')
    return Array.isArray(shown) ? shown.filter(isOnScreen) : []
  } catch {
    return []
  }
}
