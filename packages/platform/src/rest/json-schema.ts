import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

/** The JSON Schema (2020-12) of what a caller sends or of what it receives. */
export function jsonSchema(schema: z.ZodType, side: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: side,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: target }) {
      const bounds = side === 'input' && boundsOf(zodSchema)
      if (bounds) Object.assign(target, jsonSchema(bounds, side))
      // Zod removes the examples of transformed values. `withExample` declares what a caller sends.
      const { examples } = z.globalRegistry.get(zodSchema) ?? {}
      if (side === 'input' && Array.isArray(examples)) target.examples = examples
    },
  })
  return described
}

/** The schema behind a transformation: its bounds are what a caller has to keep to. */
function boundsOf(schema: z.core.$ZodType): z.ZodType | undefined {
  if (!(schema instanceof z.ZodPipe)) return undefined
  const { in: from, out } = schema.def as { in: z.core.$ZodType; out: z.core.$ZodType }
  const isTidied = from instanceof z.ZodPipe && !(out instanceof z.ZodTransform)
  return isTidied && out instanceof z.ZodType ? out : undefined
}
