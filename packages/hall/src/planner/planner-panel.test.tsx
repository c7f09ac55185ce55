import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { PlannerPanel } from './planner-panel.tsx'

test.each(langs)('%s: every placeholder is filled but those that scripts fill', (lang) => {
  const html = renderToStaticMarkup(<PlannerPanel lang={lang} pricing="/pricing" />)
  const forScripts = / data-words="[^"]*"/g
  expect(html.match(forScripts)?.length).toBeGreaterThan(0)
  const open = html.replaceAll(forScripts, '').match(/.{0,40}(?:\{\w+\}|NaN|undefined)/g)
  expect(open).toBeNull()
})

test('no two elements have the same id', () => {
  const html = renderToStaticMarkup(<PlannerPanel lang="en" pricing="/pricing" />)
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
})
