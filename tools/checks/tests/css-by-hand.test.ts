import { expect, test } from 'vitest'
import { plant } from '@repo/platform/testing/planted.ts'
import { changedByHand } from '../css-by-hand.ts'

const page = 'apps/site/src/pages/x/x.module.css'
const control = 'packages/platform/src/ui/x.module.css'
const flex = '.x {\n  display: flex;\n}\n'

function errorsOf(
  file: string,
  sheet: string,
  lines: number,
  layouts: Record<string, number> = {},
) {
  using project = plant({ [file]: sheet }, [])
  return changedByHand(project.folder, { lines, layouts })
}

test('a page that sets flex or grid by hand is named', () => {
  const [error] = errorsOf(page, flex, 3)
  expect(error).toContain(`flex and grid in ${page}: 1, at most 0`)
})

test.each([
  'packages/hall/src/site/x.module.css',
  'packages/platform/src/site/header/x.module.css',
  'apps/site/src/features/news/site/x.module.css',
])('%s counts as a page', (file) => {
  expect(errorsOf(file, '.x {\n  display: inline-grid;\n}\n', 3)).toHaveLength(1)
})

test('an exception may stay, controls may set flex', () => {
  expect(errorsOf(page, flex, 3, { [page]: 1 })).toEqual([])
  expect(errorsOf(control, flex, 3)).toEqual([])
})

test('an exception that is gone asks for the lower number', () => {
  expect(errorsOf(page, '.x {\n  top: 0;\n}\n', 3, { [page]: 1 })).toEqual([
    `flex and grid in ${page}: 0 are left; lower the number of tools/checks/css-by-hand.json.`,
  ])
})

test('more lines than allowed are refused, fewer ask for the lower number', () => {
  expect(errorsOf(control, flex, 2)[0]).toContain('lines of CSS: 3, at most 2')
  expect(errorsOf(control, flex, 4)[0]).toContain('lines of CSS: 3 are left')
})
