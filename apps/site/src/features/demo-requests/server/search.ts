import { sql, type RawBuilder } from 'kysely'
import { countryNames } from '@repo/platform/facts/countries.ts'
import { localeOf } from '@repo/platform/i18n/locales.ts'
import { foldText } from '@repo/platform/rest/clean-text.ts'
import { withAsciiDomain } from '@repo/platform/rest/email.ts'
import { contains } from '@repo/platform/server/database/contains.ts'
import { demoRequestWords } from '../messages/words.ts'
import { phoneDigits } from '../phone.ts'
import type { DemoRequestTable } from './table.ts'

type Searched =
  | 'name'
  | 'company'
  | 'email'
  | 'phone'
  | 'jobtitle'
  | 'subsector'
  | 'comments'
  | 'note'

/**
 * What is stored beside a demo request to be searched: its texts and the notes, in `note`, without
 * accents, and its digits.
 */
export function searchTextOf(row: {
  [Key in Searched]?: DemoRequestTable['name'] | null | undefined
}) {
  const { name, company, email, jobtitle, subsector, comments, note, phone } = row
  const texts = [name, company, email, jobtitle, subsector, comments, note].filter((text) => text)
  return [foldText(texts.join('\n')), phoneDigits(phone ?? '')].join('\n')
}

const { industries, useCases } = demoRequestWords.en

/** Columns whose keys staff read as words; names of countries take a while to be looked up. */
const named = {
  country: () => countryNames(localeOf.en),
  industry: () => Object.entries(industries),
  usecase: () => Object.entries(useCases),
}

/** Below this, the names of half the world's countries hold what is asked for. */
const shortestName = 3

/** Whether a demo request has what is asked for: in a text, as a number, or as a word for a key. */
export function hasText(search: string): RawBuilder<boolean> {
  const asked = foldText(search)
  const digits = /^[\d +()./-]+$/.test(foldText(search)) ? phoneDigits(search) : ''
  const ways = [asked, foldText(withAsciiDomain(search))].map((text) =>
    contains(text, 'search_text'),
  )
  if (digits.length >= shortestName) ways.push(contains(digits, 'search_text'))
  if (asked.length >= shortestName)
    for (const [column, names] of Object.entries(named)) {
      const keys = names().flatMap(([key, name]) => (foldText(name).includes(asked) ? [key] : []))
      if (keys.length) ways.push(sql`${sql.ref(column)} in (${sql.join(keys)})`)
    }
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}
