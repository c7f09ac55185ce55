import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { solutionPage } from './index.tsx'
import { partNames } from './part-names.ts'
import { solutionWords as words } from '#words/index.ts'

const render = (lang: Lang) =>
  renderToStaticMarkup(
    <solutionPage.View lang={lang} name="solution" data={undefined} query={{}} />,
  )
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')

test.each(langs)('%s: each name of a part lights a stretch and leads to its text', (lang) => {
  const html = render(lang)
  for (const part of partNames) {
    expect(html).toContain(`href="#part-${part}" data-lights="${part}"`)
    expect(html).toContain(`data-path="${part}"`)
    expect(html).toContain(`id="part-${part}"`)
  }
})

test.each(langs)('%s: both latencies stand in the drawing and the figures in the texts', (lang) => {
  const html = render(lang)
  const drawing = textOf(html.slice(html.indexOf('data-ground="ink"'), html.indexOf('id="matrix"')))
  expect(drawing).toMatch(/\b3 s/)
  expect(drawing).toMatch(/\b5 min/)
  for (const figure of [/16 Hz/, /50 m/, /9–36 V/, /110–220 V/, /99 ?%/])
    expect(textOf(html)).toMatch(figure)
})

test.each(langs)('%s: every row of the matrix has both halves', (lang) => {
  const rows = Object.values(words[lang].matrix.rows)
  expect(rows).toHaveLength(8)
  for (const row of rows) expect(row.filter(Boolean)).toHaveLength(3)
})

test.each(langs)('%s: every placeholder is filled', (lang) => {
  expect(render(lang)).not.toMatch(/\{\w+\}/)
})
