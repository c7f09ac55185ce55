import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { jsonSchema } from '#src/rest/json-schema.ts'
import { problem } from '#src/rest/problem.ts'

const ajv = new Ajv2020({ allErrors: true, strict: false })
addFormats.default(ajv)
/** What schemas refer to. */
const components = { schemas: { Problem: jsonSchema(problem, 'output') } }

const compiled = new WeakMap<object, ValidateFunction>()

/** What is wrong with a value, in words; nothing where it keeps to the schema. */
export function errorsOf(schema: object, value: unknown): string[] {
  const validate = compiled.get(schema) ?? ajv.compile({ ...schema, components })
  compiled.set(schema, validate)
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    `${instancePath} ${message} ${JSON.stringify(params)}`.trim(),
  )
}
