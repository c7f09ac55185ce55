import { expect, test } from 'vitest'
import { plant } from '@repo/platform/testing/planted.ts'
import { strayClasses } from '../css-classes.ts'

function strayIn(component: string, sheet: string): string[] {
  using project = plant(
    {
      'packages/platform/src/site/bar.tsx': component,
      'packages/platform/src/site/bar.module.css': sheet,
    },
    [],
  )
  return strayClasses(project.folder)
}

const sheet = '.bar {\n  & .item { top: 0 }\n  & :global(.Editor) { top: 0 }\n}\n'
const bar = (from: string, expression: string) =>
  `import styles from '${from}'\nexport const Bar = () => <p className={${expression}} />\n`

test.each(['./bar.module.css', '#src/site/bar.module.css'])(
  'classes that have rules and users are no strays: %s',
  (from) => {
    expect(strayIn(bar(from, '`${styles.bar} ${styles.item}`'), sheet)).toEqual([])
  },
)

test('a class that no rule has is named with its user', () => {
  expect(
    strayIn(bar('./bar.module.css', '[styles.bar, styles.items, styles.item]'), sheet),
  ).toEqual([
    'packages/platform/src/site/bar.tsx: packages/platform/src/site/bar.module.css has no .items.',
  ])
})

test('a class that nothing uses is named', () => {
  expect(strayIn(bar('./bar.module.css', 'styles.bar'), sheet)).toEqual([
    'packages/platform/src/site/bar.module.css: nothing uses .item.',
  ])
  expect(strayIn('export const Bar = () => <p />\n', '.bar { top: 0 }\n')).toEqual([
    'packages/platform/src/site/bar.module.css: nothing uses .bar.',
  ])
})

test('a name that is made while it runs may be any class, one that is written must have rules', () => {
  expect(strayIn(bar('./bar.module.css', 'styles[tone] ?? styles.none'), sheet)).toEqual([
    'packages/platform/src/site/bar.tsx: packages/platform/src/site/bar.module.css has no .none.',
  ])
})
