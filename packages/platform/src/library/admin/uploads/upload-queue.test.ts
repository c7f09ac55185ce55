import { describe, expect, test } from 'vitest'
import type { LibraryFile } from '#src/library/contract.ts'
import type { LibraryStore } from '../library-store.ts'
import { askBeforeLeaving } from './ask-before-leaving.ts'
import { createUploadQueue } from './upload-queue.ts'

const png = (name: string, size = 10) => new File([new Uint8Array(size)], name)
const stored = (name: string) => {
  const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'image/png'
  return { id: name, name, mimeType } as LibraryFile
}

/** A library whose answers the test gives, one for each file that was sent. */
function session() {
  const calls: {
    name: string
    aborted: () => boolean
    progress: (sent: number) => void
    resolve: () => void
    reject: (error: unknown) => void
  }[] = []
  const add: LibraryStore['add'] = ({ name }, transfer) => {
    const { signal, onProgress } = transfer ?? {}
    const { promise, resolve, reject } = Promise.withResolvers<LibraryFile>()
    signal?.addEventListener('abort', () => reject({ code: 0, error: 'aborted' }))
    calls.push({
      name,
      aborted: () => signal?.aborted ?? false,
      progress: (sent) => onProgress?.(sent),
      resolve: () => resolve(stored(name)),
      reject,
    })
    return promise
  }
  let made = 0
  const queue = createUploadQueue({ add }, () => `u${(made += 1)}`)
  const states = () => queue.state().map(({ file, state }) => `${file.name} ${state}`)
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return { queue, calls, states, settled }
}

test('two files are sent at once, the others wait for their turn', async () => {
  const { queue, calls, states, settled } = session()
  queue.add([png('a.png'), png('b.png'), png('c.png')])
  expect(states()).toEqual(['a.png sending', 'b.png sending', 'c.png waiting'])
  calls[1]!.resolve()
  await settled()
  expect(states()).toEqual(['a.png sending', 'b.png stored', 'c.png sending'])
})

test('it says how much has left, without the frame around the file', () => {
  const { queue, calls } = session()
  queue.add([png('a.png', 100)])
  calls[0]!.progress(60)
  expect(queue.state()[0]?.sent).toBe(60)
  calls[0]!.progress(400)
  expect(queue.state()[0]?.sent).toBe(100)
})

test('one that fails says why, and is sent again on request; the others are not held up', async () => {
  const { queue, calls, states, settled } = session()
  const chosen: string[] = []
  queue.add([png('a.png'), png('b.png')], 'image', ({ name }) => void chosen.push(name))
  calls[0]!.reject({ code: 0, error: null })
  calls[1]!.resolve()
  await settled()
  expect(states()).toEqual(['a.png failed', 'b.png stored'])
  expect(queue.state()[0]?.reason).toBe(
    '“a.png” was not uploaded. The server did not answer. Try again.',
  )
  queue.retry('u1')
  calls[2]!.resolve()
  await settled()
  expect(states()).toEqual(['a.png stored', 'b.png stored'])
  expect(chosen).toEqual(['b.png', 'a.png'])
})

test('one that is cancelled is ended, goes from the list, and makes room for the next', async () => {
  const { queue, calls, states, settled } = session()
  queue.add([png('a.png'), png('b.png'), png('c.png')])
  queue.cancel('u1')
  await settled()
  expect(calls[0]!.aborted()).toBe(true)
  expect(states()).toEqual(['b.png sending', 'c.png sending'])
})

test('the same file that is chosen twice is sent once, and the second is told', async () => {
  const { queue, calls, states, settled } = session()
  const file = new File(['x'], 'a.png', { lastModified: 1 })
  const other = new File(['x'], 'a.png', { lastModified: 2 })
  queue.add([file, file, other])
  queue.add([file])
  expect(states()).toEqual(['a.png sending', 'a.png refused', 'a.png sending', 'a.png refused'])
  expect(queue.state()[1]?.reason).toBe('“a.png” was chosen twice, so it was uploaded only once.')
  calls[0]!.resolve()
  await settled()
  // It may be chosen again once the first is in the library.
  queue.add([file])
  expect(states().at(-1)).toBe('a.png sending')
  expect(calls).toHaveLength(3)
})

test('all that are under way are cancelled at once', async () => {
  const { queue, calls, states, settled } = session()
  queue.add([png('a.svg'), png('b.png'), png('c.png'), png('d.png')])
  queue.cancelAll()
  await settled()
  expect(states()).toEqual(['a.svg refused'])
  expect(calls.map((call) => [call.name, call.aborted()])).toEqual([
    ['b.png', true],
    ['c.png', true],
  ])
})

test('the browser asks before it leaves the page while files are on their way', async () => {
  const { queue, calls, settled } = session()
  const page = new EventTarget()
  askBeforeLeaving(queue, page)
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asks()).toBe(false)
  queue.add([png('a.png'), png('b.png')])
  expect(asks()).toBe(true)
  calls[0]!.resolve()
  await settled()
  expect(asks()).toBe(true)
  calls[1]!.reject({ code: 0, error: null })
  await settled()
  expect(asks()).toBe(false)
})

test('what pages cannot show of a stored image in smaller versions is told', async () => {
  const add: LibraryStore['add'] = async ({ name }) => ({
    ...stored(name),
    size: 2_200_000,
    originalOnly: 'animated',
  })
  const queue = createUploadQueue({ add }, () => 'u1')
  queue.add([png('moving.png')])
  await new Promise((resolve) => setTimeout(resolve))
  expect(queue.state()[0]).toMatchObject({
    state: 'stored',
    note: '“moving.png” uploaded to the library. Pages show the original (2.1 MB), because smaller versions would not be animated.',
  })
})

describe('a file that cannot be taken', () => {
  test('is not sent: a wrong extension, or too many bytes', () => {
    const { queue, calls, states } = session()
    const large = Object.defineProperty(png('large.png'), 'size', { value: 52_428_801 })
    queue.add([png('a.svg'), large])
    queue.add([png('b.pdf')], 'image')
    expect(states()).toEqual(['a.svg refused', 'large.png refused', 'b.pdf refused'])
    expect(queue.state().map(({ reason }) => reason)).toEqual([
      expect.stringMatching(
        /^“a\.svg” was not uploaded: SVG files are not accepted here\. Choose a PNG.*WebM video\.$/,
      ),
      '“large.png” was not uploaded: it is larger than 50 MB. Compress it or choose a smaller file.',
      '“b.pdf” was not uploaded: PDF files are not accepted here. Choose a PNG, JPEG, WebP or AVIF image.',
    ])
    expect(calls).toEqual([])
  })

  test('by its content only is told when it is stored', async () => {
    const { queue, calls, states, settled } = session()
    const chosen: string[] = []
    queue.add([png('Datasheet v1.2'), png('a.png')], 'document', ({ name }) => chosen.push(name))
    expect(states()).toEqual(['Datasheet v1.2 sending', 'a.png refused'])
    calls[0]!.resolve()
    await settled()
    expect(queue.state()[0]).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('“Datasheet v1.2” is in the library, but') as string,
    })
    expect(chosen).toEqual([])
  })

  test('by the server says what the server says', async () => {
    const { queue, calls, settled } = session()
    queue.add([png('a.png'), png('b.png')])
    const message = '“a.png” was not uploaded: it is damaged.'
    calls[0]!.reject({ code: 422, error: { fields: [{ field: 'file', rule: 'format', message }] } })
    // A proxy has refused it, with a page of its own.
    calls[1]!.reject({ code: 413, error: null })
    await settled()
    expect(queue.state().map(({ reason }) => reason)).toEqual([
      message,
      expect.stringMatching(/^“b\.png” was not uploaded: it is larger than 50 MB/),
    ])
  })

  test.each([
    [415, 'refused'],
    [413, 'refused'],
    [422, 'refused'],
    [401, 'failed'],
    [503, 'failed'],
  ])('by the server (%i) is %s', async (code, state) => {
    const { queue, calls, states, settled } = session()
    queue.add([png('a.png')])
    calls[0]!.reject({ code, error: null })
    await settled()
    expect(states()).toEqual([`a.png ${state}`])
  })
})
