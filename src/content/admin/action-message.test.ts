import { describe, expect, test } from 'vitest'
import { messageFor } from './action-message.ts'
import type { ContentRow } from './content-type.ts'

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
    expect(say(seen)).toBe('“Anchors” is published.')
    expect(say(unseen)).toBe('“Tags” is published, but hidden.')
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
  expect(messageFor(news, 'activate', one)).toBe('“Anchors” is shown again.')
  expect(messageFor(documents, 'activate', one)).toBe('“Anchors” is shown.')
})
