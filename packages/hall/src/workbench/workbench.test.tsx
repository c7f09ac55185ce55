import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { samplePrices } from '#testing/sample-prices.ts'
import * as runView from '../runs/run-view.ts'
import { workbenchWords } from '../site/workbench-words.ts'
import { Sections } from './sections.tsx'
import { Tool } from './tool.tsx'
import { createWorkbench, WorkbenchContext } from './workbench.ts'

const begun = (lang: Lang) =>
  createWorkbench(
    {
      lang,
      words: workbenchWords(lang),
      prices: samplePrices,
      pricing: '/pricing',
      requestDemo: '/request-demo',
    },
    () => Promise.resolve(runView),
  )

/** With what shows the runs, which comes later. */
function render(lang: Lang) {
  const workbench = begun(lang)
  workbench.runs.set({ view: runView })
  return renderToStaticMarkup(
    <WorkbenchContext value={workbench}>
      <Tool />
      <Sections />
    </WorkbenchContext>,
  )
}

test.each(langs)('%s: every placeholder is filled', (lang) => {
  const open = render(lang).match(/.{0,40}(?:\{\w+\}|NaN|undefined)/g)
  expect(open).toBeNull()
})

test('no two elements have the same id', () => {
  const ids = [...render('en').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
})
