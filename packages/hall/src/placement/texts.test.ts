import { expect, test } from 'vitest'
import { generateHall } from '#src/model/generate.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { placementWords as words } from '#words/index.ts'
import { textsOf } from './texts.ts'

const textsIn = (lang: (typeof langs)[number]) => textsOf(lang, words[lang].script)
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const anchor = { x: 12, y: 12.5, z: 9, range: 50 } as const
const given = { number: 3, anchor, on: 'column', method: 'tdoa' } as const
const en = textsIn('en')

test('why an anchor is there: the floor that would fall below the target without it', () => {
  expect(spaced(en.whyHere({ ...given, reason: { only: 9, keptFor: 40 } }))).toBe(
    'Anchor 3 is on a column at 12.00 / 12.50 m, 9.0 m. If you removed it, 9 m² of floor would drop below the target.',
  )
})

test('why an anchor is there: what it is kept for, by the number that the method needs', () => {
  const reason = { only: 0, keptFor: 40 }
  expect(spaced(en.whyHere({ ...given, reason }))).toContain('a fourth anchor')
  expect(spaced(en.whyHere({ ...given, reason, method: 'twr' }))).toContain('a third anchor')
  expect(spaced(en.whyHere({ ...given, reason }))).toContain('gives 40 m²')
})

test('an anchor that nothing depends on, one set by hand, and one whose reason is not known yet', () => {
  expect(en.whyHere({ ...given, reason: { only: 0, keptFor: 0 } })).toContain(
    'No part of the floor depends on it alone.',
  )
  expect(spaced(en.whyHere({ ...given, on: undefined, reason: undefined }))).toBe(
    'Anchor 3 is where you placed it, at 12.00 / 12.50 m, 9.0 m.',
  )
})

test('why not there: what one more anchor would bring, and nothing', () => {
  expect(spaced(en.whyNot([7, 0.2], 'wall', 12))).toBe(
    'On the wall at 7.00 / 0.20 m, one more anchor would bring 12 m² of floor up to the target.',
  )
  expect(spaced(en.whyNot([7, 7], undefined, 0))).toBe(
    'Suspended freely at 7.00 / 7.00 m, one more anchor would leave the coverage as it is.',
  )
})

test('a placement that misses the target says by how much, and what can help', () => {
  const { plan } = generateHall({ area: 2000, aisles: 0, aisleLength: 0, tracking: 'indoor' })
  const cells = { fine: 0, good: 0, weak: 0, none: 0 }
  const map = (share: number) => ({ plan, summary: { cells, share, median: 0.1, p95: 0.2 } })
  expect(spaced(en.placedOrNot({ reached: false, map: map(0.62) }))).toMatch(
    /^Anchors placed: 7\. Coverage is 62% of .* below the target of 99%\. .* higher ceiling/,
  )
  expect(spaced(en.placedOrNot({ reached: true, map: map(0.9911) }))).toMatch(
    /^Anchors placed: 7\. Coverage is good or better on 99.1%/,
  )
})

test('a share below the target is never written as the target', () => {
  expect(en.onTarget(0.98999)).toBe('98.9%')
  expect(en.onTarget(0.9901)).toBe('99%')
})

test.each(langs)('%s: every sentence is filled', (lang) => {
  const texts = textsIn(lang)
  const ons = ['mount', 'column', 'wall', 'rack-end', 'rack', undefined] as const
  const sentences = ons.flatMap((on) => [
    texts.whyHere({ ...given, on, reason: { only: 0, keptFor: 4 } }),
    texts.whyHere({ ...given, on, method: 'twr', reason: { only: 0, keptFor: 4 } }),
    texts.whyHere({ ...given, on, reason: { only: 7, keptFor: 4 } }),
    texts.whyNot([1, 2], on, 5),
    texts.whyNot([1, 2], on, 0),
  ])
  for (const sentence of sentences) expect(sentence).not.toMatch(/\{\w+\}|undefined|NaN/)
})
