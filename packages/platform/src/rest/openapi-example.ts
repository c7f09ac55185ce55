import type { JsonSchema } from './json-schema.ts'

const id = '019f3c52-7a10-7c44-9d3e-5b21c0a4e6f8'
const date = '2026-01-15T09:30:00.000Z'

/** Example values by the name of the field. */
const named: Readonly<Record<string, unknown>> = {
  agent: 'Firefox on Linux',
  alt: 'A forklift between two racks',
  call: 'POST /api/news',
  categories: 'Planning',
  code: '123456',
  comments: 'We plan two halls of racks.',
  company: 'Example GmbH',
  contactEmail: 'ada@example.com',
  content: '<p>Anchors above the racks.</p>',
  country: 'DE',
  countryName: 'Germany',
  currency: 'EUR',
  description: 'How anchors are placed above narrow aisles.',
  email: 'ada@example.com',
  end: '2026-03-05T14:45:00.000Z',
  height: 900,
  hideAt: '2030-01-15T09:30:00.000Z',
  ip: '192.0.2.10',
  jobtitle: 'Head of logistics',
  lastError: 'connection refused',
  link: 'https://example.com/register',
  mediaHosts: 'vimeo.com',
  mediaURL: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  mimeType: 'image/png',
  name: 'Ada Example',
  note: 'Called back, wants an offer.',
  notificationAddresses: 'ada@example.com',
  opening: 'Mo-Fr 09:00-17:30',
  password: 'seven lorries wait at dawn',
  permalink: 'forklifts-in-narrow-aisles',
  phone: '+49 30 0000000',
  place: 'Online',
  proposal: 'forklifts-in-narrow-aisles-2',
  recipient: 'ada@example.com',
  recoveryCodes: 'k7mq-2x9d-w4tr',
  secret: 'JBSWY3DPEHPK3PXP',
  size: 48_213,
  start: '2026-03-05T14:00:00.000Z',
  status: 250,
  subsector: 'Cold storage',
  text: 'Please confirm your email address.',
  timeZone: 'Europe/London',
  title: 'Forklifts in narrow aisles',
  token: 'Zm9ya2xpZnRzLWluLW5hcnJvdy1haXNsZXM',
  uri: 'otpauth://totp/Example:ada@example.com?secret=JBSWY3DPEHPK3PXP',
  url: '/library/example.png',
  version: 3,
  warnings: 'iframe',
  width: 1600,
}

const byFormat: Readonly<Record<string, string>> = {
  binary: '(the bytes of the file)',
  date: '2026-01-15',
  email: 'ada@example.com',
  'date-time': date,
  uri: 'https://example.com/',
  uuid: id,
}

/** For a string without a name or format of its own: the first that keeps to its bounds. */
const anyText = [
  'Example',
  'example',
  '123456',
  id,
  'a1'.repeat(32),
  '2026',
  'DE',
  'en',
  'x',
  'https://example.com/',
]

/** A realistic value that the schema accepts, the same each time. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (Array.isArray(schema.examples)) return schema.examples[0]
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (choices)
    return exampleOf(choices.find((choice) => choice.type !== 'null') ?? choices[0]!, name)
  const types = [schema.type].flat()
  switch (types.find((type) => type !== 'null') ?? types[0]) {
    case 'object':
      return objectOf(schema, name)
    case 'array':
      return listOf(schema, name)
    case 'string':
      return textOf(schema, name)
    case 'number':
    case 'integer':
      return numberOf(schema, name)
    case 'boolean':
      return true
    default:
      return null
  }
}

function objectOf(schema: JsonSchema, name: string): Record<string, unknown> {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  const possible = Object.entries(properties).filter(([, inner]) => !isNever(inner))
  return {
    ...Object.fromEntries(possible.map(([key, inner]) => [key, exampleOf(inner, key)])),
    ...entriesOf(
      schema,
      required.filter((key) => !(key in properties)),
      name,
    ),
  }
}

/** Entries of a map: its required keys, else one. */
function entriesOf(
  schema: JsonSchema,
  required: readonly string[],
  name: string,
): Record<string, unknown> {
  const entry = schema.additionalProperties
  if (typeof entry !== 'object' || !Object.keys(entry ?? {}).length) return {}
  const value = exampleOf(entry as JsonSchema, name)
  const keys = schema.propertyNames as { enum?: string[] } | undefined
  const own = (value as { id?: unknown } | null)?.id
  const first = keys?.enum?.[0] ?? (typeof own === 'string' ? own : 'example')
  return Object.fromEntries((required.length ? required : [first]).map((key) => [key, value]))
}

const isNever = ({ not, anyOf }: JsonSchema): boolean =>
  Boolean(not) || (Array.isArray(anyOf) && anyOf.some((choice: JsonSchema) => choice.not))

function listOf(schema: JsonSchema, name: string): unknown[] {
  const {
    prefixItems,
    items = {},
    minItems = 1,
  } = schema as {
    prefixItems?: JsonSchema[]
    items?: JsonSchema
    minItems?: number
  }
  if (prefixItems) return prefixItems.map((item) => exampleOf(item, name))
  return Array.from({ length: Math.max(1, minItems) }, () => exampleOf(items, name))
}

function textOf(schema: JsonSchema, name: string): string {
  const format = schema.format as string | undefined
  const candidates = [named[name], byName(name), byFormat[format ?? ''], ...anyText]
  const fitting = candidates.find((text) => typeof text === 'string' && fits(schema, text))
  return (fitting as string | undefined) ?? ''
}

function byName(name: string): string | undefined {
  if (/(?:^i|I)d$/.test(name)) return id
  if (/(?:^a|A)t$|Until$/.test(name)) return date
  return undefined
}

function fits(schema: JsonSchema, text: string): boolean {
  const {
    minLength = 0,
    maxLength = Infinity,
    pattern,
    format,
  } = schema as {
    minLength?: number
    maxLength?: number
    pattern?: string
    format?: string
  }
  const isLong = text.length >= minLength && text.length <= maxLength
  if (!isLong || (pattern !== undefined && !new RegExp(pattern, 'u').test(text))) return false
  return format === 'uri' ? URL.canParse(text) : pattern !== undefined || isFormat(format, text)
}

const isFormat = (format: string | undefined, text: string) =>
  format === undefined || byFormat[format] === undefined || byFormat[format] === text

function numberOf(schema: JsonSchema, name: string): number {
  const { minimum = -Infinity, maximum = Infinity } = schema as {
    minimum?: number
    maximum?: number
  }
  const { exclusiveMinimum } = schema as { exclusiveMinimum?: number }
  const usual = named[name]
  const wanted = typeof usual === 'number' ? usual : (exclusiveMinimum ?? 0) + 1
  return Math.min(maximum, Math.max(minimum, wanted))
}
