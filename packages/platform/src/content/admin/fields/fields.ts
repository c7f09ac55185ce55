import { z } from 'zod'
import { englishNameOf } from '#src/admin/language-names.ts'
import { isLang } from '#src/i18n/locales.ts'
import { maxLength } from '#src/rest/lengths.ts'
import { fieldErrorsOf, type CallError } from '#src/rest/call-error.ts'
import { asSentence } from '#src/rest/field-messages.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import type { Fields } from '../content-api.ts'
import type { Field } from '../field-types.ts'
import { permalinkError, permalinkRule } from '#src/content/propose-permalink.ts'
import { bodyOfEvent, eventError, eventOf, eventText } from './event-value.ts'

export type FieldValue = string | readonly string[]

/** What the form of an item edits, by the key of the contract. */
export type Values = Readonly<Record<string, FieldValue>>

/** Error messages by field. */
export type FieldErrors = Readonly<Record<string, string>>

export type Type = Pick<ContentType<ContentRow, never>, 'fields'> & {
  api: { create: { body: Fields } }
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : []

/** The values of another form that this one has as well: its version may have other fields. */
export const knownValues = (values: Values, form: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => key in form && kindOf(value) === kindOf(form[key]),
    ),
  )

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** What a new item starts with. */
export function blankValues({ fields }: Pick<Type, 'fields'>): Values {
  return Object.fromEntries([...fields].map(([key, field]) => [key, blankOf(field)]))
}

function blankOf(field: Field<never>): FieldValue {
  if (field.control === 'chips') return []
  if (field.control === 'language') return 'en'
  if (field.control === 'select') return Object.keys(field.options)[0] ?? ''
  return ''
}

/** Whether nothing is written in the fields that a translation has besides its title. */
export const isWithoutText = ({ fields }: Pick<Type, 'fields'>, values: Values): boolean =>
  [...fields].every(
    ([key, { control }]) =>
      (control !== 'richText' && control !== 'multiLine') || textOf(values[key]).trim() === '',
  )

/** `normalise`: a text as the editor serialises it, so that loading alone does not count as a change. */
export function valuesOf(
  { fields }: Pick<Type, 'fields'>,
  item: object,
  normalise: (html: string) => string,
): Values {
  const stored = new Map<string, unknown>(Object.entries(item))
  const valueOf = (key: string, { control }: Field<never>): FieldValue => {
    const value = stored.get(key)
    if (control === 'chips') return listOf(value)
    if (control === 'event') return eventOf(value as Parameters<typeof eventOf>[0])
    return control === 'richText' ? normalise(textOf(value)) : textOf(value)
  }
  return Object.fromEntries([...fields].map(([key, field]) => [key, valueOf(key, field)]))
}

/** A value as the calls take it. */
function bodyValue({ control }: Field<never>, value: FieldValue | undefined) {
  if (control === 'event') return bodyOfEvent(textOf(value))
  return control === 'time' ? textOf(value) || null : value
}

/** The values as the body of a call has them. */
export const bodyOf = ({ fields }: Pick<Type, 'fields'>, values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const field = fields.get(key)
      return [key, field ? bodyValue(field, value) : value] as const
    }),
  )

export function sameValue(a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  if (a === b) return true
  const [these, those] = [listOf(a), listOf(b)]
  return (
    Array.isArray(a) &&
    Array.isArray(b) &&
    these.length === those.length &&
    these.every((one, at) => one === those[at])
  )
}

/** Whether two rich texts differ in nothing but white space, such as at the end of a paragraph. */
export const sameText = (a: string, b: string): boolean => withoutSpace(a) === withoutSpace(b)

const withoutSpace = (html: string) =>
  html
    .replace(/(?:\s|&nbsp;)+/g, ' ')
    .replace(/ ?(<[^>]+>) ?/g, '$1')
    .trim()

export const sameValues = (a: Values, b: Values): boolean =>
  Object.keys(a).every((key) => sameValue(a[key], b[key]))

/** Those of the values that differ from others. */
export const changedValues = (values: Values, before: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !sameValue(value, before[key])),
  )

/** Validates the values against the contract before they are sent. */
export function errorsIn({ fields, api }: Type, values: Values): FieldErrors {
  const errors = [...fields].flatMap(([key, field]) => {
    const value = bodyValue(field, values[key])
    const schema = api.create.body.shape[key]
    const issue = schema && z.safeParse(schema, value).error?.issues[0]
    const messages = messageOf(field, value, issue)
    return messages ? [[key, messages] as const] : []
  })
  return Object.fromEntries(errors)
}

function messageOf(field: Field<never>, value: unknown, issue: z.core.$ZodIssue | undefined) {
  if (issue && isBlank(value)) return missing(field)
  if (field.control === 'permalink') return issue ? permalinkRule : permalinkError(textOf(value))
  if (field.control === 'event') return issue && eventError(issue.path)
  return issue && sentenceOf(issue, field)
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''

function sentenceOf(issue: z.core.$ZodIssue, { control }: Field<never>): string {
  if (issue.code !== 'too_big') return asSentence(issue.message)
  if (control === 'richText') return tooLong
  const unit = issue.origin === 'string' ? 'characters' : 'entries'
  return `Enter at most ${issue.maximum} ${unit}.`
}

const missing = ({ control, label }: Field<never>) =>
  `${control === 'file' ? 'Choose' : 'Enter'} ${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label.toLowerCase()}.`

const tooLong = `The text is too long. At most ${maxLength.content.toLocaleString('en-GB')} characters can be saved, including the HTML of headings, links and tables. Shorten the text or split it into two articles.`

/** The errors of a response, by field. */
export function serverErrors({ fields }: Pick<Type, 'fields'>, error: CallError): FieldErrors {
  if (error.errorCode === 'PERMALINK_TAKEN')
    return { permalink: 'Another item uses or has used this permalink. Choose another one.' }
  const messages = fieldErrorsOf(error).map(({ field, rule, message }) => {
    const key = field.replace(/\..*/, '')
    const isText = fields.get(key)?.control === 'richText' && rule === 'max'
    return [key, isText && message.includes('characters') ? tooLong : message] as const
  })
  return Object.fromEntries(messages)
}

/**
 * Whether all of an error has a place of its own where it is told: at fields of the form, in the dialog
 * on a conflict, or in that of a session that has ended.
 */
export function isToldElsewhere(type: Pick<Type, 'fields'>, error: CallError): boolean {
  const keys = Object.keys(serverErrors(type, error))
  return (
    error.code === 401 ||
    error.errorCode === 'STALE_VERSION' ||
    (keys.length > 0 && keys.every((key) => type.fields.has(key)))
  )
}

/** A value as it is told from another. */
export function displayText(
  field: Field<never>,
  value: FieldValue | undefined,
  fileName: (id: string) => string,
): string {
  const text = textOf(value)
  if (field.control === 'chips')
    return (
      listOf(value)
        .map((one) => field.options?.[one] ?? one)
        .join(', ') || '(none)'
    )
  if (field.control === 'language') return isLang(text) ? englishNameOf[text] : text
  if (field.control === 'select') return field.options[text] ?? text
  if (field.control === 'event') return eventText(text)
  if (field.control === 'time') return text ? utcText(text) : '(none)'
  return field.control === 'file' ? fileName(text) : text
}

/** `2026-12-03 09:00 UTC` */
const utcText = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`
