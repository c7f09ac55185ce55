import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pageDates } from '../page-dates.ts'

const scratch = mkdtempSync(join(tmpdir(), 'page-dates-'))
afterAll(() => rmSync(scratch, { recursive: true }))
const [plain, whole, shallow] = ['plain', 'whole', 'shallow'].map((name) =>
  join(scratch, name),
) as [string, string, string]

function git(root: string, date: string, ...options: string[]): void {
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  const { status, stderr } = spawnSync('git', [...person, ...options], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  })
  if (status !== 0) throw new Error(stderr)
}

function write(root: string, page: string, text: string): void {
  mkdirSync(join(root, 'apps/site/src/pages', page), { recursive: true })
  writeFileSync(join(root, 'apps/site/src/pages', page, 'index.tsx'), text)
}

test('a page has the date of its last commit, unless it has been changed since', () => {
  mkdirSync(whole)
  git(whole, '', 'init', '--quiet')
  const commit = (date: string) => {
    git(whole, date, 'add', '.')
    git(whole, date, 'commit', '--quiet', '--message=pages')
  }
  for (const page of ['about', 'press', 'rtls', 'terms']) write(whole, page, 'first')
  commit('2026-01-01T00:00:00Z')
  write(whole, 'about', 'second')
  rmSync(join(whole, 'apps/site/src/pages/terms'), { recursive: true })
  commit('2026-02-02T00:00:00Z')
  write(whole, 'press', 'not committed')
  write(whole, 'events', 'not committed')
  expect(pageDates(whole)).toEqual({
    'apps/site/src/pages/about': '2026-02-02T00:00:00.000Z',
    'apps/site/src/pages/rtls': '2026-01-01T00:00:00.000Z',
  })
})

test('without the whole history, or any, no date is stated', () => {
  git(scratch, '', 'clone', '--quiet', '--depth=1', `file://${whole}`, shallow)
  expect(pageDates(shallow)).toEqual({})
  write(plain, 'about', 'first')
  expect(pageDates(plain)).toEqual({})
})
