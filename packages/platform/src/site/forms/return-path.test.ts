import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test.each(['/backoffice', '/backoffice/news?state=draft', '/backoffice/news/1#history'])(
  'a path of the back office is kept: %s',
  (path) => expect(returnPath(path)).toBe(path),
)

test.each([
  undefined,
  '',
  '/',
  '/en',
  '/backofficer',
  '/backoffice/../en',
  '//evil.example/backoffice',
  '/\\evil.example/backoffice',
  '/\t/evil.example/backoffice',
  'https://evil.example/backoffice',
  'http://site.invalid/backoffice',
  'javascript:alert(1)',
])('everything else leads to the start of the back office: %s', (path) =>
  expect(returnPath(path)).toBe('/backoffice'),
)
