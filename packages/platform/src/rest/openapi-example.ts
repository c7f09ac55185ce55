import { isRecord } from './properties.ts'
import type { JsonSchema } from './json-schema.ts'

interface Described {
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  examples?: readonly unknown[]
  anyOf?: readonly Described[]
  oneOf?: readonly Described[]
  not?: object
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minItems?: number
  prefixItems?: readonly Described[]
  items?: Described
  properties?: Readonly<Record<string, Described>>
  required?: readonly string[]
  propertyNames?: Described
  additionalProperties?: Described | boolean
}

/** A value of the schema, put together from the examples of its contract; the same each time. */
export const exampleOf = (schema: JsonSchema): unknown => valueOf(schema)

function valueOf(schema: Described): unknown {
  if (schema.examples) return schema.examples[0]
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return valueOf(choices.find(({ type }) => type !== 'null') ?? choices[0]!)
  const types = [schema.type].flat()
  switch (types.find((type) => type !== 'null') ?? types[0]) {
    case 'object':
      return { ...propertiesOf(schema), ...entriesOf(schema) }
    case 'array':
      return listOf(schema)
    case 'string':
      return textOf(schema)
    case 'number':
    case 'integer':
      return numberOf(schema)
    case 'boolean':
      return true
    default:
      return null
  }
}

function propertiesOf({ properties = {} }: Described): object {
  const possible = Object.entries(properties).filter(([, property]) => !isNever(property))
  return Object.fromEntries(possible.map(([name, property]) => [name, valueOf(property)]))
}

const isNever = ({ not, anyOf = [] }: Described): boolean => Boolean(not) || anyOf.some(isNever)

/** The required entries of a map, or else one. */
function entriesOf(schema: Described): object {
  const { properties = {}, required = [], propertyNames = {}, additionalProperties } = schema
  const isMap = typeof additionalProperties === 'object' && Object.keys(additionalProperties).length
  if (!isMap) return {}
  const value = valueOf(additionalProperties)
  const names = [
    isRecord(value) ? value.id : undefined,
    valueOf({ type: 'string', ...propertyNames }),
  ]
  const key = names.find((name) => typeof name === 'string') ?? 'example'
  const missing = required.filter((name) => !(name in properties))
  return Object.fromEntries((missing.length ? missing : [key]).map((name) => [name, value]))
}

function listOf({ prefixItems, items = {}, minItems = 1 }: Described): unknown[] {
  if (prefixItems) return prefixItems.map(valueOf)
  return Array.from({ length: Math.max(1, minItems) }, () => valueOf(items))
}

/** For a string without an example. One with a pattern has an example in its contract. */
const textOf = ({ minLength = 0, maxLength }: Described): string =>
  'example'.padEnd(minLength, 's').slice(0, maxLength)

function numberOf({ minimum = -Infinity, maximum = Infinity, exclusiveMinimum = 0 }: Described) {
  return Math.min(maximum, Math.max(minimum, exclusiveMinimum + 1))
}
