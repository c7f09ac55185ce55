import { createStore } from '../store.ts'

/** A search with filters and an order, as the address of a list has them, under a name. */
export interface SavedView {
  name: string
  search: Readonly<Record<string, string>>
}

type Views = readonly SavedView[]

const most = 30

/** In the order of their names; one of the same name is replaced. */
export const withView = (views: Views, view: SavedView): Views =>
  [...withoutView(views, view.name), view]
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .slice(0, most)

export const withoutView = (views: Views, name: string): Views =>
  views.filter((one) => one.name !== name)

/** What an address says, without what it leaves to the list. */
export const searchIn = (query: object): SavedView['search'] =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value]] : [],
    ),
  )

/** What is stored; another program may have written there. */
export function parseViews(text: string | null): Views {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isView) : []
  } catch {
    return []
  }
}

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'search' in value &&
  typeof value.search === 'object' &&
  value.search !== null &&
  Object.values(value.search).every((one) => typeof one === 'string')

const stores = new Map<string, ReturnType<typeof openViews>>()

/** The views that a person has saved of a list, on this device. */
export function savedViews(owner: string, list: string): ReturnType<typeof openViews> {
  const key = `views:${owner}:${list}`
  const store = stores.get(key) ?? openViews(key)
  stores.set(key, store)
  return store
}

function openViews(key: string) {
  const store = createStore((_: Views, next: Views) => next, read(key))
  return {
    ...store,
    put(next: Views): void {
      store.dispatch(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Without storage they hold until the page is left.
      }
    },
  }
}

function read(key: string): Views {
  try {
    return parseViews(localStorage.getItem(key))
  } catch {
    return []
  }
}
