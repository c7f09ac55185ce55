import { expect, test } from 'vitest'
import { dateLocales } from '#src/i18n/locales.ts'
import { separatorFor } from './csv-separator.ts'

test.each([
  [['en-GB', 'en-GB'], 'comma'],
  [['en-GB', 'en-US'], 'comma'],
  [['en-GB', 'de-CH'], 'comma'],
  [['en-GB', 'de-DE'], 'semicolon'],
  [['fr-FR', 'en-GB'], 'semicolon'],
])('an export for %j is separated by the %s', (locales, separator) =>
  expect(separatorFor(locales)).toBe(separator),
)

test('every date format but the English one writes decimals with a comma', () =>
  expect(dateLocales.filter((locale) => separatorFor([locale]) === 'comma')).toEqual(['en-GB']))
