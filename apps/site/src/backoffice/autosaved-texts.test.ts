import { afterEach, expect, test, vi } from 'vitest'
import { autosavedBy } from '#src/backoffice/autosaved-texts.ts'
import { createDraftStore } from '@repo/platform/content/admin/drafts/draft-store.ts'
import { permissions } from '@repo/platform/rest/permission.ts'
import { memoryStorage } from '@repo/platform/testing/memory-storage.ts'

afterEach(() => vi.unstubAllGlobals())

function keep(type: string, itemId: string | null, values: unknown): void {
  const store = createDraftStore<unknown>({ accountId: 'a1', type, itemId })
  store.write('d1', { values, version: null, savedAt: 1_000 })
}

function keepOneOfEach(): void {
  vi.stubGlobal('localStorage', memoryStorage())
  keep('news', null, { title: 'Anchors' })
  keep('documents', 'd', { title: '' })
  keep('media', 'm', { title: 'Placing anchors' })
  keep('leads', 'l', 'Wants a visit')
  keep('calculator', null, { companyName: 'Halle West' })
  keep('calculator', 'r', {})
  keep('prices', 'draft', {})
}

test('whatever somebody has typed and not saved is listed with the way to it', () => {
  keepOneOfEach()
  const kept = autosavedBy({ id: 'a1', permissions })
  expect(
    kept.map(({ title, section, link }) => [title, section, link.to, link.params ?? link.search]),
  ).toEqual([
    ['Anchors', 'News', '/news/$id', { id: 'new' }],
    ['Untitled', 'Documents', '/documents/$id', { id: 'd' }],
    ['Placing anchors', 'Media', '/media/$id', { id: 'm' }],
    ['Wants a visit', 'Demo requests', '/leads/$id', { id: 'l' }],
    ['Halle West', 'Estimates', '/calculator/new', {}],
    ['Inputs without a company name', 'Estimates', '/calculator/new', { from: 'r' }],
    ['Draft price list', 'Price lists', '/prices/draft', undefined],
  ])
  expect(new Set(kept.map(({ key }) => key)).size).toBe(kept.length)
})

test('nobody is shown the texts of another account, nor those that they cannot go on with', () => {
  keepOneOfEach()
  expect(autosavedBy({ id: 'a2', permissions })).toEqual([])
  const [note, ...others] = autosavedBy({ id: 'a1', permissions: ['leads:write'] })
  expect(note?.title).toBe('Wants a visit')
  expect(others).toEqual([])
})
