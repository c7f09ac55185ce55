import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  createNotificationStore,
  genericError,
} from '#src/admin/notifications/notification-store.ts'
import { listOptions } from '#src/admin/table/use-list.ts'
import { createClient } from '#src/rest/client.ts'
import { serverError } from '#testing/content-server.ts'
import type { LibraryFile } from '../contract.ts'
import { createLibraryStore } from './library-store.ts'
import { removeFiles } from './remove-files.ts'

const file = (id: string): LibraryFile => ({
  id,
  name: `${id}.png`,
  mimeType: 'image/png',
  size: 1,
  alt: {},
  used: 0,
  url: `/library/${id}/${id}.png`,
  variants: [],
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
})

/** A new session on a server whose next call ends as the test says. */
function session(...stored: readonly LibraryFile[]) {
  vi.useFakeTimers({ toFake: ['Date'] })
  const files = new Map(stored.map((one) => [one.id, one]))
  let outcome: 'answered' | 'failed' | 'open' = 'answered'
  const settle = <T>(answer: () => T): Promise<T> => {
    vi.setSystemTime(Date.now() + 1)
    if (outcome === 'open') return new Promise(() => {})
    return outcome === 'failed' ? Promise.reject(serverError) : Promise.resolve(answer())
  }
  const client = createClient({
    origins: { site: '', account: '' },
    fetch: async (address, options) => {
      if (outcome === 'failed')
        return settle(() => new Response()).catch(() =>
          Response.json(serverError.error, { status: 500 }),
        )
      return settle(() => {
        const id = /\/id\/(.+)$/.exec(address as string)?.[1] ?? ''
        if (options?.method === 'DELETE') {
          files.delete(id)
          return Response.json({ id })
        }
        return Response.json(Object.fromEntries(files), {
          headers: { 'x-total-count': String(files.size) },
        })
      })
    },
    upload: ({ body }) =>
      settle(() => {
        const { name } = (body as FormData).get('file') as File
        const added = file(name.replace('.png', ''))
        files.set(added.id, added)
        return { data: added as never, headers: new Headers() }
      }),
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const library = createLibraryStore(client, queries)
  return {
    library,
    files,
    will: (next: typeof outcome) => {
      outcome = next
    },
    calls: {
      list: () => queries.infiniteQuery({ ...listOptions(...library.view({})), staleTime: 0 }),
      add: () => library.add(new File(['x'], 'f3.png')),
      remove: () => library.remove('f1'),
    },
  }
}

const ids = ({ library }: ReturnType<typeof session>) => Object.keys(library.state().files)

afterEach(() => void vi.useRealTimers())

test('Library state: files, error, loading, open, callback', () => {
  const { library } = session()
  expect(library.state()).toEqual({
    files: {},
    error: null,
    loading: false,
    open: false,
    callback: null,
  })
})

test('List replaces the files', async () => {
  const parts = session(file('f1'), file('f2'))
  await parts.calls.list()
  expect(ids(parts)).toEqual(['f1', 'f2'])
  parts.files.delete('f1')
  parts.files.set('f9', file('f9'))
  await parts.calls.list()
  expect(ids(parts)).toEqual(['f2', 'f9'])
})

test('Add appends a file', async () => {
  const parts = session(file('f1'), file('f2'))
  await parts.calls.list()
  await parts.calls.add()
  expect(ids(parts)).toEqual(['f1', 'f2', 'f3'])
})

test('Remove drops a file by id', async () => {
  const parts = session(file('f1'), file('f2'))
  await parts.calls.list()
  await parts.calls.remove()
  expect(ids(parts)).toEqual(['f2'])
})

describe('Open stores a callback and opens the library as a picker. Close closes it', () => {
  test('and the file that is chosen goes to the callback', () => {
    const { library } = session()
    const onChoose = vi.fn()
    library.open({ kind: 'image', onChoose })
    expect(library.state()).toMatchObject({ open: true, callback: onChoose })
    library.state().callback?.(file('f1'))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(file('f1'))
    library.close()
    expect(library.state()).toMatchObject({ open: false, callback: null })
  })

  test('the files stay as they are', async () => {
    const parts = session(file('f1'))
    await parts.calls.list()
    parts.library.open({ onChoose: vi.fn() })
    parts.library.close()
    expect(ids(parts)).toEqual(['f1'])
  })
})

describe.each(['list', 'add', 'remove'] as const)('every call (%s)', (name) => {
  test('A request sets loading and clears the error; Failure stores the error', async () => {
    const parts = session(file('f1'))
    parts.will('failed')
    await expect(parts.calls[name]()).rejects.toEqual(serverError)
    expect(parts.library.state()).toMatchObject({ error: serverError, loading: false })
    parts.will('open')
    void parts.calls[name]()
    await Promise.resolve()
    expect(parts.library.state()).toMatchObject({ error: null, loading: true })
  })

  test('Success stores the data', async () => {
    const parts = session(file('f1'))
    await parts.calls[name]()
    expect(parts.library.state()).toMatchObject({ error: null, loading: false })
  })
})

test('Generic failure (also when removing a library file fails)', async () => {
  const { library, will } = session(file('f1'))
  const notifications = createNotificationStore()
  will('failed')
  await removeFiles(library, notifications, [file('f1')])
  expect(genericError).toBe('Sorry, we were unable to complete this action. Please, try again.')
  expect(notifications.state().shown).toMatchObject([{ type: 'error', message: genericError }])
})
