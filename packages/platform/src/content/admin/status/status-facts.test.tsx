import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ContentRow } from '../content-type.ts'
import { StatusFacts } from './status-facts.tsx'

const time = '2026-01-15T09:30:00.000Z'
const article: ContentRow = {
  id: 'a1',
  language: 'en',
  title: 'Anchors',
  active: true,
  published: true,
  counterparts: {},
  version: 1,
  createdAt: time,
  updatedAt: time,
}

test.each([
  ['published', {}, 'yes'],
  ['a draft', { published: false }, 'no'],
  ['hidden', { active: false }, 'no'],
  ['scheduled', { publishAt: '9998-01-01T00:00:00.000Z' }, 'no'],
  ['hidden by its schedule', { hideAt: time }, 'no'],
])('an item that is %s says whether visitors see it', (_, change, visible) => {
  const html = renderToStaticMarkup(<StatusFacts item={{ ...article, ...change }} />)
  expect(html).toContain('<dt>Last change</dt>')
  expect(html).toContain(`<dt>Visible to visitors</dt><dd>${visible}</dd>`)
})
