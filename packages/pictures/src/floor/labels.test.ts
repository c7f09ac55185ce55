import { expect, test } from 'vitest'
import { localeOf } from '@repo/platform/i18n/locales.ts'
import { shortNumber } from './labels.ts'

test('numbers of the floor read as Intl writes them, in every language', () => {
  for (const locale of Object.values(localeOf))
    for (const decimals of [0, 1, 2]) {
      const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
      const { format } = new Intl.NumberFormat(locale, digits)
      for (const value of [0, 0.26, 0.5, 1, 7.249, 12.34, 99.99, 123.456, 999.4, -3.21])
        expect(shortNumber(locale, value, decimals), locale).toBe(format(value))
    }
})
