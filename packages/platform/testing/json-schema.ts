import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { jsonSchema } from '#src/rest/json-schema.ts'
import { problem } from '#src/rest/problem.ts'

/** `openapi.test.ts` holds that the schemas themselves are right: to look at each again takes most of the time. */
const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false })
addFormats.default(ajv)
/** What schemas refer to. */
const components = { schemas: { Problem: jsonSchema(problem, 'output') } }

const compiled = new WeakMap<object, ValidateFunction>()
/** By their text: the schemas of errors are written again for each call. */
const known = new Map<string, ValidateFunction>()

function compile(schema: object): ValidateFunction {
  const text = JSON.stringify(schema)
  const validate = known.get(text) ?? ajv.compile({ ...schema, components })
  known.set(text, validate)
  compiled.set(schema, validate)
  return validate
}

/** What is wrong with a value, in words; nothing where it keeps to the schema. */
export function errorsOf(schema: object, value: unknown): string[] {
  const validate = compiled.get(schema) ?? compile(schema)
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    `${instancePath} ${message} ${JSON.stringify(params)}`.trim(),
  )
}
