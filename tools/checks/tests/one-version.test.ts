import { expect, test } from 'vitest'
import { plant } from '@repo/platform/testing/planted.ts'
import { differentVersions } from '../one-version.ts'

test('a library in two versions is named, with where each stands', () => {
  using project = plant(
    {
      'packages/later/package.json': '{"dependencies":{"later":"1.0.0","same":"2.0.0"}}',
      'apps/later/package.json': '{"devDependencies":{"later":"1.0.1","same":"2.0.0"}}',
    },
    [],
  )
  expect(differentVersions(project.folder)).toEqual([
    expect.stringMatching(/^later: 1\.0\.[01] in \w+\/later\/package\.json, 1\.0\.[01] in /),
  ])
})
