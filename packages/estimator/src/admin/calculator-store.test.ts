import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { CallError } from '@repo/platform/rest/call-error.ts'
import { createCalculatorStore } from './calculator-store.ts'

const error: CallError = { code: 500, errorCode: 'INTERNAL', message: 'Broken', error: {} }

const answering =
  <Result>(answer: Result) =>
  () =>
    Promise.resolve(answer)
const failing = (): Promise<never> => Promise.reject(error)
const waiting = () => new Promise<never>(() => {})

const idle = () => createCalculatorStore<string>(new QueryClient())

/** Has stored a run, shows another one, and got an error when renaming that. */
async function used() {
  const store = idle()
  await store.submit(answering('stored'))
  await store.read(answering('old'))
  await store.change(failing)
  expect(store.state()).toEqual({ data: 'old', error, loading: false, redirectReady: true })
  return store
}

for (const call of ['compute', 'fetch'] as const) {
  test(`${call} clears data and error and sets loading`, async () => {
    const store = await used()
    void store.read(waiting)
    expect(store.state()).toEqual({ data: null, error: null, loading: true, redirectReady: true })
  })

  test(`${call} then stores the data`, async () => {
    const store = await used()
    expect(await store.read(answering('new'))).toBe('new')
    expect(store.state()).toMatchObject({ data: 'new', error: null, loading: false })
  })

  test(`${call} then stores the error`, async () => {
    const store = await used()
    expect(await store.read(failing)).toBeNull()
    expect(store.state()).toMatchObject({ data: null, error, loading: false })
  })
}

test('submit clears data and sets redirectReady false', async () => {
  const store = await used()
  void store.submit(waiting)
  expect(store.state()).toEqual({ data: null, error: null, loading: true, redirectReady: false })
})

test('submit then sets redirectReady true on success', async () => {
  const store = idle()
  expect(await store.submit(answering('stored'))).toBe('stored')
  expect(store.state()).toEqual({ data: null, error: null, loading: false, redirectReady: true })
})

test('a submit that fails stores the error and is not ready to redirect', async () => {
  const store = await used()
  expect(await store.submit(failing)).toBeNull()
  expect(store.state()).toEqual({ data: null, error, loading: false, redirectReady: false })
})

test('a further action, on success, only clears the error and loading', async () => {
  const store = await used()
  const before = store.state()
  await store.change(answering('renamed'))
  expect(store.state()).toEqual({ ...before, error: null, loading: false })
})

test('a further action that fails keeps the data and stores the error', async () => {
  const store = await used()
  await store.change(answering('renamed'))
  await store.change(failing)
  expect(store.state()).toEqual({ data: 'old', error, loading: false, redirectReady: true })
})

test('an answer that is overtaken by the next question is not shown', async () => {
  const store = idle()
  const late = Promise.withResolvers<string>()
  const first = store.read(() => late.promise)
  await store.read(answering('second'))
  late.resolve('first')
  await first
  expect(store.state().data).toBe('second')
})
