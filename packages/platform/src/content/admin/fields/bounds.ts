import { z } from 'zod'
import type { Type } from './fields.ts'

export interface Bounds {
  required: boolean
  /** Characters of a text, entries of a list. */
  max?: number
  /** Of an entry. */
  each?: Bounds
}

/** The limits of a field in the contract, for its control. */
export function boundsOf({ api }: Pick<Type, 'api'>, key: string): Bounds {
  const schema = api.create.body.shape[key]
  if (!schema) throw new Error(`The contract has no field ${key}`)
  return boundsIn(schema)
}

function boundsIn(schema: z.core.$ZodType): Bounds {
  const { max, each } = checksIn(schema)
  const required = !z.safeParse(schema, '').success && !z.safeParse(schema, undefined).success
  return { required, ...(max !== undefined && { max }), ...(each && { each }) }
}

/** The checks of the innermost text or list of a schema (unwraps pipes, optional, nullable). */
function checksIn(schema: z.core.$ZodType): Omit<Bounds, 'required'> {
  if (schema instanceof z.ZodPipe) {
    const { in: from, out } = schema.def
    return out instanceof z.ZodTransform ? checksIn(from) : checksIn(out)
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return checksIn(schema.unwrap())
  if (schema instanceof z.ZodString)
    return schema.maxLength === null ? {} : { max: schema.maxLength }
  if (!(schema instanceof z.ZodArray)) return {}
  const most = schema.def.checks?.find((check) => check instanceof z.core.$ZodCheckMaxLength)
  return { ...(most && { max: most._zod.def.maximum }), each: boundsIn(schema.element) }
}
