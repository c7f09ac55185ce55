import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { fill } from './translate.ts'

const values = { count: 1_234.5, name: "<b>{count} 'x'</b>", low: 0 }

test.each([
  '{name}, {count} and {low}',
  'no value, 100 % }',
  "it''s {name}, and '{count}' is none",
  '{count, plural, one {# article} other {# articles}} in {name}',
  '{low, number} of { count }',
])('a message is filled as ICU says, also where it is not parsed: %s', (message) => {
  const translate = createTranslator({ locale: 'en-GB', messages: { message } })
  expect(fill('en', message, values)).toBe(translate('message', values))
})
