import { describe, expect, test } from 'vitest'
import { messageFor, restoreLabel, restoredMessage, scheduleMessage } from './action-message.ts'
import type { ContentRow } from '../content-type.ts'

const item = (title: string, flags: Partial<ContentRow>): ContentRow => ({
  id: title,
  language: 'en',
  title,
  active: true,
  counterparts: {},
  version: 1,
  createdAt: '2026-11-22T09:00:00.000Z',
  updatedAt: '2026-11-22T09:00:00.000Z',
  ...flags,
})
const news = { plural: 'items', api: { publish: {} } }
const documents = { plural: 'documents', api: {} }
const seen = item('Anchors', { published: true })
const unseen = item('Tags', { published: true, active: false })

describe('what is said of a publication', () => {
  test('is true where nobody sees the item', () => {
    const say = (one: ContentRow) => messageFor(news, 'publish', { targets: [one], changed: [one] })
    expect(say(seen)).toBe('“Anchors” published.')
    expect(say(unseen)).toBe('“Tags” published, but hidden.')
  })

  test('counts those that nobody sees', () => {
    const say = (changed: ContentRow[]) =>
      messageFor(news, 'publish', { targets: [seen, unseen], changed })
    expect(say([seen, unseen])).toBe('2 of 2 items published, 1 of them hidden.')
    expect(say([seen])).toBe('1 of 2 items published.')
    expect(say([unseen])).toBe('1 of 2 items published, but hidden.')
  })
})

test('what is shown has been public before only where there are drafts', () => {
  const one = { targets: [seen], changed: [seen] }
  expect(messageFor(news, 'activate', one)).toBe('“Anchors” shown again.')
  expect(messageFor(documents, 'activate', one)).toBe('“Anchors” shown.')
})

test('a new schedule is told by what visitors will see', () => {
  const [publishAt, hideAt] = ['2100-01-01T00:00:00.000Z', '2100-02-01T00:00:00.000Z']
  const say = (change: Partial<ContentRow>) =>
    scheduleMessage({ ...seen, ...change }, (iso) => iso.slice(0, 10))
  expect(say({ publishAt, hideAt })).toBe(
    '“Anchors” will be published on 2100-01-01 and hidden on 2100-02-01.',
  )
  expect(say({ publishAt })).toBe('“Anchors” will be published on 2100-01-01.')
  expect(say({ hideAt })).toBe('“Anchors” is public until 2100-02-01.')
  expect(say({})).toBe('“Anchors” is public.')
  expect(say({ active: false, publishAt })).toBe('“Anchors” hidden.')
})

describe('what came back from the trash', () => {
  const draft = item('Draft', { published: false })
  const type = { singular: 'item', plural: 'items', addressOf: ({ id }: ContentRow) => `/en/${id}` }
  const say = (items: readonly ContentRow[], changed: readonly string[] = []) =>
    restoredMessage(
      type,
      items.map((one) => ({ item: one, changed })),
    )

  test('is a draft or hidden', () => {
    expect([say([draft]), say([draft, draft])]).toEqual(['Draft restored.', '2 drafts restored.'])
    expect([say([unseen]), say([unseen, draft])]).toEqual([
      'Restored and hidden.',
      '2 items restored and hidden.',
    ])
    expect([draft, unseen].map((one) => restoreLabel([one]))).toEqual([
      'Restore as draft',
      'Restore',
    ])
  })

  test('may have lost its address and its place among its translations', () => {
    expect(say([draft], ['permalink', 'counterparts'])).toBe(
      'Draft restored. The permalink is used by another item, so the new URL is /en/Draft. The item is no longer linked to its translations, because another item in this language has taken its place.',
    )
    expect(say([draft, draft], ['permalink', 'counterparts'])).toBe(
      '2 drafts restored. The permalinks are used by other items, so the new URLs are /en/Draft and /en/Draft. 2 items are no longer linked to their translations, because others in the same languages have taken their places.',
    )
  })
})
