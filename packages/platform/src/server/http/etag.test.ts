import { expect, test } from 'vitest'
import { matchesEtag } from './etag.ts'

test.each(['"a"', 'W/"a"', '"x", "a"', '"x" ,W/"a"', '*', '"x", *'])('%s names "a"', (header) => {
  expect(matchesEtag(header, '"a"')).toBe(true)
})

test.each([undefined, '', '"x"', 'a', '"a', '"a-br"', 'w/"a"'])(
  '%s does not name "a"',
  (header) => {
    expect(matchesEtag(header, '"a"')).toBe(false)
  },
)
