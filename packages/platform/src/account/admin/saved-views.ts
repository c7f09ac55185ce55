import { isCallError } from '#src/rest/call-error.ts'
import type { Client } from '#src/rest/client.ts'
import { viewsApi, type NewView, type SavedView } from '../views-contract.ts'

/** What an address says, without what it leaves to the list. */
export const searchIn = (query: object): NewView['search'] =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value]] : [],
    ),
  )

/** With one that has been saved, in place of that of the same id. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  [...withoutView(views, view.id), view].toSorted((a, b) => a.name.localeCompare(b.name))

export const withoutView = (views: readonly SavedView[], id: string): SavedView[] =>
  views.filter((one) => one.id !== id)

type DeviceStorage = Pick<Storage, 'getItem' | 'removeItem' | 'key' | 'length'>

/**
 * All views of an account. Those that a device has kept from before the server did are given to the
 * server once; of the same name, the server's stays.
 */
export async function loadViews(
  client: Client,
  accountId: string,
  device: DeviceStorage,
): Promise<SavedView[]> {
  let views = await client.call(viewsApi.list, {})
  for (const { key, list } of listsOn(device, accountId)) {
    const isKnown = ({ name }: StoredView) =>
      views.some((one) => one.list === list && one.name === name)
    for (const view of parseViews(device.getItem(key)).filter((one) => !isKnown(one))) {
      const saved = await client.call(viewsApi.save, { body: { ...view, list } }).catch(ifAccepted)
      if (saved) views = withView(views, saved)
    }
    device.removeItem(key)
  }
  return views
}

/** What the server does not take is dropped; that it is out of reach is an error. */
function ifAccepted(error: unknown): undefined {
  if (!isCallError(error) || error.code !== 422) throw error
}

function listsOn(device: DeviceStorage, accountId: string) {
  const prefix = `views:${accountId}:`
  const keys = Array.from({ length: device.length }, (_, at) => device.key(at) ?? '')
  return keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, list: key.slice(prefix.length) }))
}

type StoredView = Pick<NewView, 'name' | 'search'>

/** What is stored; another program may have written there. */
function parseViews(text: string | null): readonly StoredView[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isView) : []
  } catch {
    return []
  }
}

const isView = (value: unknown): value is StoredView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'search' in value &&
  typeof value.search === 'object' &&
  value.search !== null &&
  Object.values(value.search).every((one) => typeof one === 'string')

/** The sentence of a menu without views already asks for a search. */
export function saveHint(canBeSaved: boolean, hasViews: boolean): string | undefined {
  if (canBeSaved)
    return 'Only you can see your saved views. They are available on all your devices. To share one, send the URL of the list.'
  return hasViews ? 'To save another view, search, filter or sort the list.' : undefined
}
