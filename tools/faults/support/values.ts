import type { Dice } from '@repo/platform/testing/dice.ts'

/** What programs trip over, as text. */
export const nastyTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\uffff',
  '\u202e',
  '\u2028',
  'a\r\nset-cookie: a=b',
  '😀'.repeat(60),
  `a${'\u0301'.repeat(60)}`,
  "' or 1=1 --",
  '"); drop table account; --',
  '%',
  '%00',
  '%2e%2e%2f',
  '\\',
  'a*',
  '"a" NEAR "b"',
  'a & | ! ( ) :* <->',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '9007199254740993',
  '0x10',
  '²½',
  'ﷺ'.repeat(50),
  '١٢٣',
  '2026-02-30T25:61:00Z',
  '+275760-09-13T00:00:00.001Z',
  'a@b@c.example',
  `${'a'.repeat(64)}@${'b'.repeat(190)}.example`,
  'x'.repeat(101),
  'x'.repeat(300),
  'x'.repeat(6_000),
  'x'.repeat(66_000),
  '=cmd|calc!A1',
  '(a+)+$',
  '*/*;q=0.1',
]

const others: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  -0,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  [''],
  { $ne: null },
  { length: 1e9 },
  { toString: 'x' },
  Array(2_000).fill('x'),
  Array(300).fill({}),
]

export const nastyValue = (dice: Dice): unknown =>
  dice.next() < 0.6 ? dice.pick(nastyTexts) : dice.pick(others)

interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: boolean | Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  format?: string
}

/** A value that a schema describes, near its bounds more often than not. */
export function valueOf(schema: Schema, dice: Dice, depth = 0): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return dice.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return valueOf(dice.pick(choices), dice, depth)
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((one) => valueOf(one, dice, depth))) as unknown
  switch (Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type) {
    case 'object':
      return objectOf(schema, dice, depth)
    case 'array': {
      const { minItems = 0, maxItems = 3 } = schema
      const length = Math.min(maxItems, minItems + dice.below(3), 20)
      return Array.from({ length: depth > 5 ? minItems : length }, () =>
        valueOf(schema.items ?? {}, dice, depth + 1),
      )
    }
    case 'string':
      return textOf(schema, dice)
    case 'integer':
      return Math.round(numberOf(schema, dice))
    case 'number':
      return numberOf(schema, dice)
    case 'boolean':
      return dice.next() < 0.5
    case 'null':
      return null
    default:
      return nastyValue(dice)
  }
}

function objectOf(schema: Schema, dice: Dice, depth: number): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  const value: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(properties))
    if (required.includes(name) || dice.next() < 0.5) value[name] = valueOf(inner, dice, depth + 1)
  if (typeof additionalProperties === 'object')
    value[dice.pick(nastyTexts).slice(0, 60)] = valueOf(additionalProperties, dice, depth + 1)
  return value
}

const formats: Readonly<Record<string, readonly string[]>> = {
  email: ['ada@example.com', 'a@b.example', `${'x'.repeat(60)}@example.com`],
  uri: ['https://example.com/a', 'http://127.0.0.1:9/'],
  'date-time': ['2026-11-23T04:30:00.000Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'],
  date: ['2026-11-23', '2026-02-29', '9999-12-31'],
}

function textOf({ format = '', minLength = 0, maxLength = 200 }: Schema, dice: Dice): string {
  const known = formats[format]
  if (known && dice.next() < 0.8) return dice.pick(known)
  if (dice.next() < 0.5) return dice.pick(nastyTexts)
  const length = dice.pick([minLength, maxLength, minLength + 1, Math.min(maxLength, 12)])
  return dice.pick(['a', 'ä', '"', '😀']).repeat(Math.min(length, 70_000))
}

function numberOf({ minimum = -1_000, maximum = 1_000 }: Schema, dice: Dice): number {
  const least = Math.max(minimum, -(2 ** 53))
  const most = Math.min(maximum, 2 ** 53)
  return dice.pick([least, most, least + 1, least - 1, most + 1, (least + most) / 2])
}
