import type { z } from 'zod'

const expected: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const examples: Readonly<Record<string, string>> = {
  date: 'a date such as 2026-01-15',
  datetime: 'a date and time with its offset, such as 2026-01-15T09:30:00Z',
  uuid: 'a UUID',
  url: 'a URL such as https://www.example.com',
}

/** How many choices are named. */
const most = 12

const plural = (count: number | bigint, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Bounds of a text count characters, those of a list its entries. */
function boundOf(origin: string, count: number | bigint): string {
  if (origin === 'string') return plural(count, 'character')
  return origin === 'array' ? plural(count, 'value') : `${count}`
}

/**
 * What is wrong with a value and what to do, as a sentence: the error map of every call. Rules that
 * bring a message of their own are not asked for here.
 */
export function fieldMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return requiredMessage
      return Object.hasOwn(expected, issue.expected)
        ? `Enter ${expected[issue.expected]}.`
        : 'This type of value is not accepted here.'
    case 'too_small': {
      if (issue.origin === 'string' && issue.minimum === 1) return requiredMessage
      const isNumber = issue.origin !== 'string' && issue.origin !== 'array'
      return `Enter ${isNumber ? '' : 'at least '}${boundOf(issue.origin, issue.minimum)}${isNumber ? ' or more' : ''}.`
    }
    case 'too_big':
      return `Enter at most ${boundOf(issue.origin, issue.maximum)}.`
    case 'invalid_value':
      return issue.values.length <= most
        ? `Choose one of: ${issue.values.map(String).join(', ')}.`
        : 'Choose a value from the list.'
    case 'invalid_format':
      return `Enter ${examples[issue.format] ?? 'a value in the required format'}.`
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}.`
    default:
      return 'This value is not valid here. Check its format.'
  }
}

export const requiredMessage = 'Enter a value.'

/** A rule's message as a sentence: some say only how a value must be. */
export const asSentence = (message: string): string =>
  /^\p{Ll}/u.test(message) ? `This ${message}.` : message
