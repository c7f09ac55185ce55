import { expect, test } from 'vitest'
import { matchingOptions, sameOption } from './matching-options.ts'

const names = ['Biotech', 'Technology', 'Qualität', 'Straße']

test.each([
  ['tech', ['Technology', 'Biotech']],
  ['TECHNO', ['Technology']],
  ['qualitat', ['Qualität']],
  ['strasse', ['Straße']],
  ['', names],
  ['new', []],
])('“%s” proposes %j', (typed, proposed) => {
  expect(matchingOptions(names, typed)).toEqual(proposed)
})

test.each([
  ['technology', 'Technology'],
  [' QUALITAT ', 'Qualität'],
  ['tech', undefined],
])('“%s” is the same word as %s', (typed, option) => {
  expect(sameOption(names, typed)).toBe(option)
})
