import { sql, type RawBuilder } from 'kysely'
import { countryNames } from '@repo/platform/facts/countries.ts'
import { localeOf } from '@repo/platform/i18n/locales.ts'
import { foldText } from '@repo/platform/rest/clean-text.ts'
import { withAsciiDomain } from '@repo/platform/rest/email.ts'
import { contains } from '@repo/platform/server/database/contains.ts'
import {
  fieldOf,
  fields,
  fieldsIn,
  isChoice,
  type ChoiceField,
  type Field,
  type FieldName,
} from '../fields.ts'
import { optionNames } from '../messages/english.ts'
import { phoneDigits } from '../phone.ts'

const searched = (...controls: Field['control'][]) =>
  fieldsIn('search').filter((name) => controls.includes(fieldOf(name).control))
const texts = searched('line', 'email', 'text')
const phones = searched('phone')

type Searched = Partial<Record<FieldName | 'note', string | null | undefined>>

/**
 * What is stored beside a demo request to be searched: its texts and the notes, in `note`, without
 * accents, and its digits.
 */
export function searchTextOf(row: Searched) {
  const typed = [...texts.map((name) => row[name]), row.note].filter((text) => text)
  return [foldText(typed.join('\n')), ...phones.map((name) => phoneDigits(row[name] ?? ''))].join(
    '\n',
  )
}

/** The names that staff read in place of a key; those of countries take a while to be looked up. */
const namesOf = (name: FieldName) =>
  isChoice(name) ? Object.entries(optionNames[name]) : countryNames(localeOf.en)
const named = searched('choice', 'country')

/** Below this, the names of half the world's countries hold what is asked for. */
const shortestName = 3

/** Staff read an option that is unknown today as it is stored. */
const hasUnknownOption = (name: ChoiceField, asked: string) =>
  sql<boolean>`(${sql.ref(name)} not in (${sql.join([...fields[name].options])})
    and ${contains(asked, name)})`

/** Whether a demo request has what is asked for: in a text, as a number, or as a word for a key. */
export function hasText(search: string): RawBuilder<boolean> {
  const asked = foldText(search)
  const digits = /^[\d +()./-]+$/.test(foldText(search)) ? phoneDigits(search) : ''
  const ways = [asked, foldText(withAsciiDomain(search))].map((text) =>
    contains(text, 'search_text'),
  )
  if (digits.length >= shortestName) ways.push(contains(digits, 'search_text'))
  if (asked.length >= shortestName)
    for (const column of named) {
      const keys = namesOf(column).flatMap(([key, name]) =>
        foldText(name).includes(asked) ? [key] : [],
      )
      if (keys.length) ways.push(sql`${sql.ref(column)} in (${sql.join(keys)})`)
      if (isChoice(column)) ways.push(hasUnknownOption(column, asked))
    }
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}
