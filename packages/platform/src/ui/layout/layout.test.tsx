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
      clamped
      ruled
      together
      across
    />
  ),
  Row: <Row justify="between" align="center" unbroken />,
  Columns: <Columns widths="rest-472" from="wide" printed />,
  Facts: <Facts terms="small" layout="between" lined />,
  List: <List numbered lines="apart" />,
  Table: <Table size="dense" heads="quiet" cards="facts" ruled />,
}

test.each(Object.entries(looks))('what %s can be has rules', (_, element) => {
  const classes = classesOf(renderToStaticMarkup(element))
  expect(classes.length).toBeGreaterThan(2)
  expect(classes.filter((name) => !ruled.has(name))).toEqual([])
})

test('a numbered list counts', () => {
  expect(renderToStaticMarkup(<List numbered />)).toMatch(/^<ol /)
})

test('a table of cards keeps its roles, and each cell has the name of its column', () => {
  const html = renderToStaticMarkup(
    <Table cards="facts">
      <thead>
        <tr>
          <th scope="col">Zone</th>
          <th scope="col">
            <b>Speed</b> limit
          </th>
          <th scope="colgroup" colSpan={2}>
            Shifts
          </th>
        </tr>
      </thead>
      <tbody>
        {['Dock', 'Aisle'].map((zone) => (
          <tr key={zone}>
            <th scope="row">{zone}</th>
            <td>6 km/h</td>
            <td>1</td>
            <td>2</td>
          </tr>
        ))}
      </tbody>
    </Table>,
  )
  expect(html).toContain('<table role="table" class="l-table l-cards-facts">')
  expect(html).toContain(
    '<tr role="row"><th scope="row" role="rowheader">Aisle</th>' +
      '<td role="cell" data-label="Speed limit">6 km/h</td>' +
      '<td role="cell">1</td><td role="cell">2</td></tr>',
  )
  expect(html.match(/role="columnheader"/g)).toHaveLength(3)
})
