import { industries } from '@repo/platform/facts/industries.ts'
import { useCases as logistics } from '@repo/platform/facts/use-cases.ts'
import { maxLength as shared } from '@repo/platform/rest/lengths.ts'
import type { Stored } from '@repo/platform/rest/stored-option.ts'
import { keysOf } from '@repo/platform/values/records.ts'

/** The places that show a field only where its declaration names them. */
export const places = ['list', 'filters', 'mail', 'export', 'search', 'webhook'] as const
export type Place = (typeof places)[number]

type Control =
  | { control: 'line' | 'email' | 'phone' | 'text'; /** Characters. */ maxLength: number }
  | { control: 'country' }
  | { control: 'choice'; options: readonly string[] }

/** `control` decides the input, the validation, the stored type and how staff read the value. */
export type Field = Control & {
  required?: true
  autoComplete?: string
  seenIn: readonly Place[]
}

const told = ['mail', 'export', 'search', 'webhook'] as const

/** The keys of the use cases on the wire, in the order of the form. */
export const useCases = [...logistics, 'manufacturing', 'retail'] as const
export type UseCase = (typeof useCases)[number]

/**
 * The fields of a demo request, in the order of the specification. Form, validation, contract, storage, back
 * office, email, CSV, webhook, search and privacy policy follow: docs/add-a-field.md. The island imports
 * this file, so it holds no schema.
 */
export const fields = {
  name: {
    control: 'line',
    required: true,
    maxLength: shared.name,
    autoComplete: 'name',
    seenIn: [...told, 'list'],
  },
  email: {
    control: 'email',
    required: true,
    maxLength: shared.email,
    autoComplete: 'email',
    seenIn: told,
  },
  phone: { control: 'phone', maxLength: 40, autoComplete: 'tel', seenIn: told },
  country: {
    control: 'country',
    required: true,
    autoComplete: 'country',
    seenIn: [...told, 'list', 'filters'],
  },
  company: {
    control: 'line',
    required: true,
    maxLength: shared.name,
    autoComplete: 'organization',
    seenIn: [...told, 'list'],
  },
  jobtitle: {
    control: 'line',
    maxLength: shared.name,
    autoComplete: 'organization-title',
    seenIn: told,
  },
  industry: { control: 'choice', options: industries, autoComplete: 'off', seenIn: told },
  subsector: { control: 'line', maxLength: shared.name, autoComplete: 'off', seenIn: told },
  usecase: {
    control: 'choice',
    options: useCases,
    autoComplete: 'off',
    seenIn: [...told, 'list', 'filters'],
  },
  comments: { control: 'text', maxLength: shared.comments, seenIn: told },
} as const satisfies Record<string, Field>

type Fields = typeof fields
export type FieldName = keyof Fields
type NameWith<Part> = { [K in FieldName]: Fields[K] extends Part ? K : never }[FieldName]
export type RequiredField = NameWith<{ required: true }>
export type ChoiceField = NameWith<{ control: 'choice' }>
/** A field that is chosen from a list. */
export type ListedField = ChoiceField | NameWith<{ control: 'country' }>
export type OptionOf<K extends ChoiceField> = Fields[K]['options'][number]

/** A stored field: null where an optional one is left empty. */
export type FieldValue<K extends FieldName> =
  | (K extends ChoiceField ? Stored<OptionOf<K>> : string)
  | (K extends RequiredField ? never : null)
export type FieldValues = { [K in FieldName]: FieldValue<K> }

export const fieldNames = keysOf(fields)
export const fieldOf = (name: FieldName): Field => fields[name]
export const isFieldName = (name: string): name is FieldName => Object.hasOwn(fields, name)
export const isChoice = (name: FieldName): name is ChoiceField => fieldOf(name).control === 'choice'
export const isListed = (name: FieldName): name is ListedField =>
  isChoice(name) || fieldOf(name).control === 'country'
export const isRequired = (name: FieldName): name is RequiredField =>
  fieldOf(name).required === true

type NameIn<P extends Place> = {
  [K in FieldName]: P extends Fields[K]['seenIn'][number] ? K : never
}[FieldName]

export const fieldsIn = <P extends Place>(place: P): NameIn<P>[] =>
  fieldNames.filter((name): name is NameIn<P> => fieldOf(name).seenIn.includes(place))

/** Lists are filtered by fields that are chosen from a list, and by no other. */
export const filteredFields: readonly (NameIn<'filters'> & ListedField)[] = fieldsIn('filters')

type Parts = Readonly<Record<'you' | 'company' | 'task', readonly FieldName[]>>

/** A type error where a field is in none of the parts. */
const inParts = <const All extends Parts>(
  parts: FieldName extends All[keyof Parts][number] ? All : never,
): Parts => parts

/** The parts of the form, and the order in which a page shows the fields. */
export const formParts = inParts({
  you: ['name', 'jobtitle', 'email', 'phone'],
  company: ['company', 'country', 'industry', 'subsector'],
  task: ['usecase', 'comments'],
})
