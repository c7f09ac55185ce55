import { expect, test } from 'vitest'
import { plant } from '@repo/platform/testing/planted.ts'

test('a file, an export and a package that nothing uses are named', () => {
  using project = plant(
    {
      'apps/site/src/main.ts': "import { used } from './server/clock.ts'\nused()\n",
      'apps/site/src/server/clock.ts':
        'export const used = () => 1\nexport const unusedExport = 2\n',
      'apps/site/src/server/unused-file.ts': 'export const value = 1\n',
    },
    ['knip.json'],
  )
  const { status, output } = project.run('knip/bin/knip.js', '--no-progress')
  expect(status).toBe(1)
  expect(output).toContain('apps/site/src/server/unused-file.ts')
  expect(output).toContain('unusedExport')
  expect(output).toMatch(/^fastify /m)
  expect(output).not.toMatch(/\bused\b/)
})
