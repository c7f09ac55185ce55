import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Columns } from './columns.tsx'
import { Facts } from './facts.tsx'
import { List } from './list.tsx'
import type { Step } from './room.ts'
import { Row } from './row.tsx'
import { Stack } from './stack.tsx'
import { Table } from './table.tsx'
import { Text } from './text.tsx'

const sheets = globSync('*.css', { cwd: import.meta.dirname })
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')
const ruled = new Set(Array.from(sheets.matchAll(/\.(l-[\w-]+)/g), ([, name = '']) => name))

const steps: readonly Step[] = [
  '050',
  '075',
  '100',
  '150',
  '200',
  '250',
  '300',
  '400',
  '500',
  '600',
  '800',
]

const classesOf = (html: string) => /class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []

test.each(steps)('step %s has a rule as gap and as room above', (step) => {
  const classes = classesOf(renderToStaticMarkup(<Stack gap={step} above={step} />))
  expect(classes).toEqual(['l-stack', `l-gap-${step}`, `l-above-${step}`])
  expect(classes.filter((name) => !ruled.has(name))).toEqual([])
})

test('two steps are one for rows and one for columns', () => {
  expect(renderToStaticMarkup(<Row gap="200 400" />)).toBe(
    '<div class="l-row l-gap-200 l-column-400"></div>',
  )
})

test('a primitive is the element that is asked for, with its attributes and the class of its caller', () => {
  expect(
    renderToStaticMarkup(
      <Columns as="form" action="/x" widths="5-7" from="large" className="own other">
        x
      </Columns>,
    ),
  ).toBe('<form class="l-columns l-widths-5-7 l-from-large own other" action="/x">x</form>')
})

test('text without a look of its own has no class', () => {
  expect(renderToStaticMarkup(<Text>x</Text>)).toBe('<p>x</p>')
})

const looks: Readonly<Record<string, ReactElement>> = {
  Text: (
    <Text
      size="small"
      tone="muted"
      weight="strong"
      measure="prose"
      unbroken
      ruled
      together
      across
    />
  ),
  Row: <Row justify="between" align="center" unbroken />,
  Columns: <Columns widths="rest-472" from="wide" printed />,
  Facts: <Facts terms="small" layout="between" lined />,
  List: <List numbered lines="apart" />,
  Table: <Table size="compact" wide ruled />,
}

test.each(Object.entries(looks))('what %s can be has rules', (_, element) => {
  const classes = classesOf(renderToStaticMarkup(element))
  expect(classes.length).toBeGreaterThan(2)
  expect(classes.filter((name) => !ruled.has(name))).toEqual([])
})

test('a numbered list counts', () => {
  expect(renderToStaticMarkup(<List numbered />)).toMatch(/^<ol /)
})
