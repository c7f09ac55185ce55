import { expect, test } from 'vitest'
import { plant } from '@repo/platform/testing/planted.ts'
import { overlongFiles } from '../file-length.ts'

const lines = (count: number) => '\n'.repeat(count - 1) + 'x\n'

test('a file of more than 300 lines is named', () => {
  using project = plant(
    {
      'apps/site/src/features/later/admin/list.tsx': lines(301),
      'packages/platform/src/ui/button.module.css': lines(302),
      'packages/platform/src/ui/area.ts': lines(300),
      'apps/site/tests/e2e/home.test.ts': lines(303),
    },
    [],
  )
  expect(overlongFiles(project.folder).toSorted()).toEqual([
    'apps/site/src/features/later/admin/list.tsx has 301 lines; the most is 300.',
    'apps/site/tests/e2e/home.test.ts has 303 lines; the most is 300.',
    'packages/platform/src/ui/button.module.css has 302 lines; the most is 300.',
  ])
})
