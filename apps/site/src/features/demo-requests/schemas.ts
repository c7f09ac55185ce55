import { z } from 'zod'
import { isCountry } from '@repo/platform/facts/countries.ts'
import { emailAddress, multiLine, optional, singleLine } from '@repo/platform/rest/text.ts'
import { storedOption, valueFor, type Stored } from '@repo/platform/rest/stored-option.ts'
import {
  fieldNames,
  fields,
  filteredFields,
  type ChoiceField,
  type Field,
  type FieldName,
  type OptionOf,
  type RequiredField,
} from './fields.ts'
import { exampleValues } from '@repo/platform/rest/example.ts'

const country = z.string().trim().refine(isCountry, 'must be an ISO 3166-1 alpha-2 country code')

type OptionSchema<K extends ChoiceField> = z.ZodEnum<{ [Option in OptionOf<K>]: Option }>
type Given<K extends FieldName> = K extends ChoiceField
  ? OptionSchema<K>
  : z.ZodType<string, string>
type Optional<S> = S extends z.ZodType ? ReturnType<typeof optional<S>> : never
type Input<K extends FieldName> = K extends RequiredField ? Given<K> : Optional<Given<K>>
type StoredSchema<K extends FieldName> = K extends ChoiceField
  ? z.ZodType<Stored<OptionOf<K>>>
  : z.ZodString
type Answered<K extends FieldName> = K extends RequiredField
  ? StoredSchema<K>
  : z.ZodNullable<StoredSchema<K>>

/** What the API description shows. A text without an example shows `example`. */
export const demoRequestExample = {
  name: exampleValues.person,
  email: exampleValues.email,
  phone: '+49 30 0000000',
  country: 'DE',
  company: exampleValues.company,
  jobtitle: 'Head of logistics',
  subsector: 'Cold storage',
  comments: 'We plan two aisles of racks.',
} satisfies Partial<Record<FieldName, string>> & Record<RequiredField, string>

function exampled<T extends z.ZodType>(schema: T, name: FieldName): T {
  const example = valueFor(demoRequestExample, name)
  return example === undefined ? schema : schema.meta({ examples: [example] })
}

function givenOf(field: Field): z.ZodType {
  switch (field.control) {
    case 'line':
    case 'phone':
      return singleLine(1, field.maxLength)
    case 'text':
      return multiLine(field.maxLength)
    case 'email':
      return emailAddress
    case 'country':
      return country
    case 'choice':
      return z.enum(field.options)
  }
}

const inputOf = (field: Field, name: FieldName) =>
  exampled(field.required ? givenOf(field) : optional(givenOf(field)), name)

function answeredOf(field: Field, name: FieldName) {
  const stored =
    field.control === 'choice' ? storedOption(field.options) : exampled(z.string(), name)
  return field.required ? stored : stored.nullable()
}

const schemasOf = (
  names: readonly FieldName[],
  schemaOf: (field: Field, name: FieldName) => z.ZodType,
) => Object.fromEntries(names.map((name) => [name, schemaOf(fields[name], name)]))

/** The fields as a visitor sends them. */
export const inputFields = schemasOf(fieldNames, inputOf) as { [K in FieldName]: Input<K> }

/** The fields as they are answered to staff. */
export const answeredFields = schemasOf(fieldNames, answeredOf) as {
  [K in FieldName]: Answered<K>
}

/** The fields that lists are filtered by. */
export const filterFields = schemasOf(filteredFields, (field) => givenOf(field).optional()) as {
  [K in (typeof filteredFields)[number]]: z.ZodOptional<Given<K>>
}
