interface Schema {
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  anyOf?: readonly Schema[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: Schema | boolean
  not?: object
  $ref?: string
}

/** A schema in the manner of a TypeScript type; `?` after a name: it may be absent. */
export function schemaText(schema: Schema, indent = ''): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.not) return 'never'
  if (schema.anyOf) return schema.anyOf.map((one) => schemaText(one, indent)).join(' | ')
  if (schema.items) return listText(schemaText(schema.items, indent))
  if (schema.properties) return fieldsText(schema, indent)
  if (typeof schema.additionalProperties === 'object')
    return `{ [key]: ${schemaText(schema.additionalProperties, indent)} }`
  const types = [schema.type ?? 'any'].flat().join(' | ')
  const bounds = boundsOf(schema)
  return bounds ? `${types} (${bounds})` : types
}

const listText = (item: string) =>
  item.startsWith('{') || /^\w+$/.test(item) ? `${item}[]` : `(${item})[]`

function fieldsText({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, field]) =>
      `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaText(field, inner)}\n`,
  )
  return `{\n${lines.join('')}${indent}}`
}

function boundsOf({ format, minLength, maxLength, minimum, maximum }: Schema): string {
  const isOpen = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER
  return [format, rangeOf(minLength, maxLength), rangeOf(minimum, isOpen ? undefined : maximum)]
    .filter(Boolean)
    .join(', ')
}

function rangeOf(least: number | undefined, most: number | undefined): string {
  if (most !== undefined) return `${least ?? 0} to ${most}`
  return least !== undefined && least > -Number.MAX_SAFE_INTEGER ? `at least ${least}` : ''
}
