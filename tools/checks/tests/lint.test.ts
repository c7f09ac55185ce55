import { expect, test } from 'vitest'
import { lint } from './lint-planted.ts'

const planted: Record<string, { file: string; source: string }> = {
  'typescript(no-floating-promises)': {
    file: 'packages/platform/src/ui/a.ts',
    source: 'async function send(): Promise<void> {}\nsend()\n',
  },
  'typescript(no-misused-promises)': {
    file: 'packages/platform/src/ui/b.ts',
    source: "addEventListener('load', async () => { await fetch('/') })\n",
  },
  'typescript(no-explicit-any)': {
    file: 'packages/platform/src/ui/c.ts',
    source: 'export let value: any\n',
  },
  'typescript(no-unsafe-member-access)': {
    file: 'packages/platform/src/ui/d.ts',
    source: "export const value: unknown = JSON.parse('{}').name\n",
  },
  'typescript(consistent-type-imports)': {
    file: 'packages/platform/src/ui/e.ts',
    source: "import { Shape } from './shape.ts'\nexport const shapes: Shape[] = []\n",
  },
  'typescript(switch-exhaustiveness-check)': {
    file: 'packages/platform/src/ui/f.ts',
    source:
      "export function draw(kind: 'tag' | 'anchor') {\n  switch (kind) {\n    case 'tag':\n      return 1\n  }\n  return 0\n}\n",
  },
  'import(no-cycle)': {
    file: 'packages/platform/src/ui/shape.ts',
    source:
      "import { size } from '#src/ui/size.ts'\nexport interface Shape { side: number }\nexport const area = size\n",
  },
  'import(no-default-export)': {
    file: 'packages/platform/src/ui/g.ts',
    source: 'export default 1\n',
  },
  'unicorn(filename-case)': {
    file: 'packages/platform/src/ui/camelCase.ts',
    source: 'export const value = 1\n',
  },
  'eslint(no-warning-comments)': {
    file: 'packages/platform/src/ui/h.ts',
    source: '// TODO: later\nexport {}\n',
  },
  'react-hooks(rules-of-hooks)': {
    file: 'packages/platform/src/ui/i.tsx',
    source:
      "import { useState } from 'react'\nexport function Field({ on }: { on: boolean }) {\n  if (on) useState(1)\n  return null\n}\n",
  },
  'react-hooks(exhaustive-deps)': {
    file: 'packages/platform/src/ui/j.tsx',
    source:
      "import { useEffect } from 'react'\nexport function Field({ name }: { name: string }) {\n  useEffect(() => { document.title = name }, [])\n  return null\n}\n",
  },
  'jsx-a11y(alt-text)': {
    file: 'packages/platform/src/ui/k.tsx',
    source: 'export const Logo = () => <img src="/logo.svg" />\n',
  },
  'react(forbid-dom-props)': {
    file: 'packages/platform/src/ui/l.tsx',
    source: "export const Bar = () => <div style={{ width: '1px' }} />\n",
  },
}

test('lint catches what it is set to catch', () => {
  const files = Object.fromEntries(Object.values(planted).map(({ file, source }) => [file, source]))
  files['packages/platform/src/ui/size.ts'] =
    "import { area } from './shape.ts'\nexport const size = () => area\n"
  const found = lint(files)
  const missed = Object.entries(planted).filter(
    ([rule, { file }]) => !found.some((finding) => finding.rule === rule && finding.file === file),
  )
  expect(missed, JSON.stringify(found)).toEqual([])
})

test('lint is silent where nothing is wrong', () => {
  const source = 'export const areaOf = (side: number): number => side * side\n'
  expect(lint({ 'packages/platform/src/ui/area.ts': source })).toEqual([])
})
