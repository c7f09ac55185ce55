import { expect, test } from 'vitest'
import {
  formatBytes,
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  withOrdinal,
} from './format.ts'
import { langs } from './locales.ts'

/** With every kind of space shown as an underscore. */
const seen = (text: string) => text.replace(/[\u00a0\u202f]/g, '_')

test('money has no decimals, and its sign where the language puts it', () => {
  expect(langs.map((lang) => seen(formatMoney(lang, 55_680.4, 'EUR')))).toEqual([
    '€55,680',
    '55.680_€',
    '55.680_€',
    '55_680_€',
    '55.680_€',
    '55_680_€',
  ])
  expect(seen(formatMoney('en', 55_680, 'CHF'))).toBe('CHF_55,680')
  expect(seen(formatMoney('de', 55_680, 'GBP'))).toBe('55.680_£')
  expect(seen(formatMoney('en', 1_234_567, 'HUF'))).toBe('HUF_1,234,567')
})

test('negative numbers have a minus sign, not a hyphen', () => {
  expect(seen(formatMoney('de', -1_000, 'EUR'))).toBe('−1.000_€')
  expect(formatNumber('en', -57.3, 1)).toBe('−57.3')
  expect(seen(formatPercent('fr', -0.05))).toBe('−5_%')
})

test('cached formats do not mix languages, digits or kinds', () => {
  for (const round of [1, 2]) {
    const shown = langs.map((lang) => seen(formatNumber(lang, 12_345.678, round)))
    const decimals = round === 1 ? '7' : '68'
    expect(shown).toEqual(
      ['12,345.', '12.345,', '12.345,', '12_345,', '12.345,', '12_345,'].map((n) => n + decimals),
    )
    expect(formatNumber('en', 12_345.678)).toBe('12,346')
    expect(formatPercent('en', 0.2)).toBe('20%')
    expect(formatDate('de', '2026-11-20T23:30:00Z')).toBe('20. November 2026')
    expect(formatDate('en', '2026-11-20T23:30:00Z')).toBe('20 November 2026')
    expect(formatDate('de', '2028-02-28T23:30:00Z', 'Europe/Berlin')).toBe('29. Februar 2028')
    expect(formatDate('de', '2028-02-28T23:30:00Z', 'Europe/London')).toBe('28. Februar 2028')
    expect(formatDate('fr', '2026-12-01T12:00:00Z')).toBe('1er décembre 2026')
    expect(formatDate('it', '2026-12-01T12:00:00Z')).toBe('1º dicembre 2026')
    expect(withOrdinal('fr', 'dimanche 1 novembre 2026')).toBe('dimanche 1er novembre 2026')
    expect(formatDate('fr', '2026-12-11T12:00:00Z')).toBe('11 décembre 2026')
    expect(formatDate('pt', '2026-12-01T12:00:00Z')).toBe('1 de dezembro de 2026')
  }
})

test('the size of a file is in kilobytes, from a million bytes on in megabytes', () => {
  expect([0, 999, 38_400, 999_499].map((bytes) => seen(formatBytes('en', bytes)))).toEqual([
    '1_kB',
    '1_kB',
    '38_kB',
    '999_kB',
  ])
  expect(langs.map((lang) => seen(formatBytes(lang, 1_240_000)))).toEqual([
    '1.2_MB',
    '1,2_MB',
    '1,2_MB',
    '1,2_Mo',
    '1,2_MB',
    '1,2_MB',
  ])
})
