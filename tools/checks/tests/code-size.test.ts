import { expect, test } from 'vitest'
import { plant } from '@repo/platform/testing/planted.ts'
import { changedSizes } from '../code-size.ts'

const none = {
  'lines of the longest function': 80,
  'functions over 80 lines': 0,
  'functions with five or more parameters': 0,
  'files over 200 lines': 0,
  'nested ternaries': 0,
  'type assertions': 0,
  'non-null assertions': 0,
}
const place = 'packages/platform/src/ui/x.ts'

async function sizesOf(files: Record<string, string>, most: Partial<typeof none> = {}) {
  using project = plant(files, ['tools/checks/code-size.json'])
  return await changedSizes(project.folder, { ...none, ...most })
}

const functionOf = (lines: number) =>
  `export function draw(note: (at: number) => void) {\n${'  note(1)\n'.repeat(lines - 2)}}\n`

test.each([
  ['functions with five or more parameters', 'export function f(a, b, c, d, e) {}\n'],
  ['nested ternaries', 'export const f = (a) => (a ? 1 : a === null ? 2 : 3)\n'],
  ['type assertions', 'export const f = (a: unknown) => a as string\n'],
  ['non-null assertions', 'export const f = (a?: string) => a!\n'],
  ['files over 200 lines', 'export {}\n'.repeat(201)],
])('%s are counted with their places', async (size, source) => {
  const [first, second] = await sizesOf({ [place]: source })
  expect(first).toBe(`${size}: 1, at most 0.`)
  expect(second).toMatch(new RegExp(`^${place}:\\d+$`))
})

test('long functions are counted, and the longest one is measured', async () => {
  expect(
    await sizesOf({ [place]: functionOf(90) + functionOf(80).replace('draw', 'paint') }),
  ).toEqual([
    'lines of the longest function: 90, at most 80.',
    `${place}:1`,
    'functions over 80 lines: 1, at most 0.',
    `${place}:1`,
  ])
})

test('a style sheet over 200 lines is counted', async () => {
  const sheet = 'packages/platform/src/ui/x.module.css'
  expect(await sizesOf({ [place]: 'export {}\n', [sheet]: '\n'.repeat(200) + '.x {}\n' })).toEqual([
    'files over 200 lines: 1, at most 0.',
    sheet,
  ])
})

test('constants, `satisfies`, tests, migrations and messages are not counted', async () => {
  const cast = 'export const f = (a: unknown) => a as string\n'
  expect(
    await sizesOf({
      [place]: 'export const a = [1] as const\nexport const b = [1] satisfies number[]\n',
      'packages/platform/src/ui/x.test.ts': cast,
      'packages/platform/testing/x.ts': cast,
      'apps/site/tests/e2e/x.ts': cast,
      'apps/site/migrations/0001-x.ts': cast,
      'packages/platform/words/index.ts': cast,
    }),
  ).toEqual([])
})

test('a number that has fallen asks for the lower limit', async () => {
  expect(await sizesOf({ [place]: 'export {}\n' }, { 'type assertions': 2 })).toEqual([
    'type assertions: 0; lower the number in tools/checks/code-size.ts.',
  ])
})
