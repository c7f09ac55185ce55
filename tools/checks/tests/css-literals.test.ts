import { expect, test } from 'vitest'
import { plant } from '@repo/platform/testing/planted.ts'
import { changedCounts, misnamedTokens } from '../css-literals.ts'

const constants = ':root {\n  --ink: #0b1622;\n  --action: var(--ink);\n  --space-100: 8px;\n}\n'
const none = { spacing: 0, colours: 0, palette: 0, breakpoints: 0 }

/** What the check says of one module beside the constants, of whose literals `most` are allowed. */
function errorsOf(module: string, most: Partial<typeof none> = {}) {
  using project = plant(
    {
      'packages/platform/src/ui/constants.css': constants,
      'packages/platform/src/site/x.module.css': module,
    },
    [],
  )
  return [...changedCounts(project.folder, { ...none, ...most }), ...misnamedTokens(project.folder)]
}

const rule = (declarations: string) => `.x {\n  ${declarations}\n}\n`

test('tokens, and lengths and pictures that are no spacing or colour of ours, are no literals', () => {
  const module = rule(`
    margin: 0 auto calc(-1 * var(--space-100));
    color: var(--action);
    width: 320px;
    white-space: nowrap;
    background: url("data:image/svg+xml,%3Cpath fill='white' d='#fff'/%3E");`)
  expect(
    errorsOf(`${module}@media (--from-large) {\n  ${module}}\n@media print {\n  ${module}}\n`),
  ).toEqual([])
})

test.each([
  [
    'a length',
    rule('padding: 0 7px'),
    'spacing: 1, at most 0',
    'packages/platform/src/site/x.module.css:2 7px',
  ],
  ['a length in a function', rule('gap: clamp(9rem, 5vw, var(--space-100))'), 'spacing: 1', '9rem'],
  ['a colour', rule('color: #fff'), 'colours: 1, at most 0', '#fff'],
  ['a colour within a value', rule('box-shadow: 0 0 2px rgb(0 0 0 / 9%)'), 'colours: 1', 'rgb('],
  ['a colour by its name', rule('background: white'), 'colours: 1', 'white'],
  ['a paint in a role', rule('border: 1px solid var(--ink)'), 'palette: 1', '--ink'],
  [
    'a width of its own',
    `@media (width < 900px) {\n${rule('top: 0')}}\n`,
    'breakpoints: 1',
    '900px',
  ],
])('%s more than allowed is named', (_, module, count, literal) => {
  const [first, second] = errorsOf(module)
  expect(first).toContain(count)
  expect(second).toContain(literal)
})

test('a literal less than allowed asks for the lower number', () => {
  expect(errorsOf(rule('gap: 7px'), { spacing: 2 })).toEqual([
    'spacing: 1 are left; lower the number of tools/checks/css-literals.ts.',
  ])
  expect(errorsOf(rule('gap: 7px'), { spacing: 1 })).toEqual([])
})

test('a length that a step of the scale names is no literal to allow', () => {
  expect(errorsOf(rule('gap: 0 -8px'), { spacing: 1 })).toEqual([
    'packages/platform/src/site/x.module.css:2 -8px is --space-100.',
  ])
})

test('a property that nothing declares is named', () => {
  expect(errorsOf(rule('color: var(--inc)'))).toEqual([
    'packages/platform/src/site/x.module.css:2 --inc is declared nowhere.',
  ])
})

test('drawings paint with the palette', () => {
  using project = plant(
    {
      'packages/platform/src/ui/constants.css': constants,
      'packages/pictures/src/x.module.css': rule('fill: var(--ink)'),
    },
    [],
  )
  expect(changedCounts(project.folder, none)).toEqual([])
})
