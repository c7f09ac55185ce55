import { expect, test } from 'vitest'
import { sampleResults } from '#src/model/shift/sample-results.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { changeOf, changeText, kpiNames, kpiOf, kpis, kpiText } from './kpis.ts'

/** Spaces of numbers that never break, as those that do. */
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  ['en', 'responseMedian', 96.04, '96.0 s'],
  ['de', 'responseMedian', 96.04, '96,0 s'],
  ['de', 'utilisation', 0.6761, '67,6 %'],
  ['en', 'utilisation', 0, '0.0%'],
  ['fr', 'kmEmpty', 1053.33, '1 053,3 km'],
  ['en', 'done', 282.15, '282'],
  ['it', 'energy', 56.07, '56,1 kWh'],
] as const)('%s: %s of %d is written %s', (lang, name, value, expected) => {
  expect(spaced(kpiText(lang, name, value))).toBe(expected)
})

test('only what is rare has more digits as a mean', () => {
  expect(kpiText('en', 'fifo', 0.6, 'mean')).toBe('0.60')
  expect(kpiText('en', 'fifo', 1)).toBe('1')
  expect(kpiText('en', 'nearMisses', 94.9, 'mean')).toBe('95')
})

test('what a run does not have is a dash, whatever its unit', () => {
  for (const lang of langs)
    for (const name of kpiNames) expect(kpiText(lang, name, undefined)).toBe('–')
})

test('each key figure is read from a figure of its own', () => {
  const read = kpiNames.map((name) => kpis[name].of)
  expect(new Set(read).size).toBe(kpiNames.length)
  for (const name of kpiNames)
    expect(kpiOf(sampleResults.without, name)).toBe(sampleResults.without[kpis[name].of])
})

test('a change is a share of what was there without location', () => {
  expect(changeOf(100, 80)).toBeCloseTo(-0.2)
  expect(changeOf(2, 0)).toBe(-1)
  expect(changeOf(0, 3)).toBeUndefined()
  expect(changeOf(undefined, 3)).toBeUndefined()
  expect(changeOf(3, undefined)).toBeUndefined()
})

test.each([
  [0.123, '+12%'],
  [-0.5, '−50%'],
  [-0.004, '0%'],
  [0.004, '0%'],
  [undefined, '–'],
])('a change of %d is written %s', (change, expected) => {
  expect(changeText('en', change).replace('-', '−')).toBe(expected)
})
