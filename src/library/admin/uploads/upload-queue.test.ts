import { describe, expect, test } from 'vitest'
import type { LibraryFile } from '#src/library/contract.ts'
import type { LibraryStore } from '../library-store.ts'
import { createUploadQueue } from './upload-queue.ts'

const png = (name: string, size = 10) => new File([new Uint8Array(size)], name)
const stored = (name: string) => ({ id: name, name }) as LibraryFile

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
  expect(queue.state()[0]?.reason).toBe('The server did not answer.')
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

describe('a file that cannot be taken', () => {
  test('is not sent: a wrong extension, or too many bytes', () => {
    const { queue, calls, states } = session()
    const large = Object.defineProperty(png('large.png'), 'size', { value: 52_428_801 })
    queue.add([png('a.svg'), large])
    queue.add([png('b.pdf')], 'image')
    expect(states()).toEqual(['a.svg refused', 'large.png refused', 'b.pdf refused'])
    expect(queue.state().map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^Not accepted: \.png, .*\.webm\.$/),
      'Choose a file of at most 50 MB.',
      expect.stringMatching(/^Only an image can be used here: \.png/),
    ])
    expect(calls).toEqual([])
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
