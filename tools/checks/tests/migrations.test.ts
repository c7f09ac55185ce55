import { expect, test } from 'vitest'
import { plant } from '@repo/platform/testing/planted.ts'
import { livingImports } from '../migrations.ts'

const folder = 'apps/site/migrations'

test('a migration that imports living code is named, however it does', () => {
  using project = plant(
    {
      [`${folder}/0001-good.ts`]: `import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createHash } from 'node:crypto'
import { summaryOf } from './frozen/summary.ts'
`,
      [`${folder}/0002-package.ts`]: `import { summaryOf } from '@repo/platform/content/rich-text.ts'`,
      [`${folder}/0003-source.ts`]: `import {
  searchTextOf,
} from '#src/features/demo-requests/server/search.ts'`,
      [`${folder}/0004-later.ts`]: `const { clean } = await import('@repo/platform/clean.ts')`,
      [`${folder}/0005-type.ts`]: `import type { Row } from '../src/table.ts'`,
      [`${folder}/frozen/summary.ts`]: `export { excerpt } from '../../src/excerpt.ts'`,
      [`${folder}/0006-tested.test.ts`]: `import { migrations } from '#migrations/index.ts'`,
    },
    [],
  )
  expect(livingImports(project.folder)).toEqual([
    expect.stringContaining('0002-package.ts imports @repo/platform/content/rich-text.ts:'),
    expect.stringContaining('0003-source.ts imports #src/features/demo-requests/server/search.ts:'),
    expect.stringContaining('0004-later.ts imports @repo/platform/clean.ts:'),
    expect.stringContaining('0005-type.ts imports ../src/table.ts:'),
    expect.stringContaining('frozen/summary.ts imports ../../src/excerpt.ts:'),
  ])
})
