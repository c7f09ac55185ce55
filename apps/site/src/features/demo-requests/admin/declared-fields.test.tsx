import { isValidElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { datesIn } from '@repo/platform/admin/dates.ts'
import type { DemoRequest } from '../contract.ts'
import { fieldNames, fieldOf, fieldsIn, type FieldName } from '../fields.ts'
import { fieldLabels, valueText } from '../messages/english.ts'
import { factsOf } from './facts.tsx'
import { demoRequestColumns } from './list-columns.tsx'

const valueOf = (name: FieldName) => {
  const field = fieldOf(name)
  if (field.control === 'country') return 'PT'
  return field.control === 'choice' ? field.options.at(-1)! : `7 ${name}`
}

const demoRequest = {
  ...Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)])),
  id: '1',
  language: 'en',
  state: 'new',
  assignee: null,
  version: 1,
  createdAt: '2026-01-15T09:30:00.000Z',
  updatedAt: '2026-01-15T09:30:00.000Z',
} as unknown as DemoRequest

/** The text of markup that is not rendered. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children)
  return typeof node === 'string' ? node : ''
}

const shown = (name: FieldName) => valueText(name, demoRequest[name])!

test('the list shows the fields that are declared for it, and no others', () => {
  const columns = demoRequestColumns(datesIn('en-GB'), 0)
  const text = columns.map(({ cell }) => textOf(cell(demoRequest))).join('\n')
  for (const name of fieldNames)
    expect(text.includes(shown(name)), name).toBe((fieldsIn('list') as string[]).includes(name))
})

test('the page of a request shows every field with its label', () => {
  const facts = factsOf(demoRequest).flatMap((panel) => panel.facts)
  for (const name of fieldNames.filter((one) => one !== 'comments')) {
    const fact = facts.find(({ label }) => label === fieldLabels[name])
    expect(textOf(fact?.value), name).toBe(shown(name))
  }
  expect(facts).toHaveLength(fieldNames.length - 1)
})
