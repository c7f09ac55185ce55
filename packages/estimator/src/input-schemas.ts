import { z } from 'zod'
import { singleLine, optional } from '@repo/platform/rest/text.ts'
import type { InputKey, RequiredKey, RoiInput } from './model/input.ts'
import {
  inputMeasure,
  inputMeasures,
  type NumberKey,
  type OptionKey,
} from './model/measures/inputs.ts'
import { quantityLimits, type Quantities } from './model/quantities.ts'
import { mapValues } from '@repo/platform/values/records.ts'
import { exampleValues, withExample } from '@repo/platform/rest/example.ts'

const country = withExample(
  z
    .string()
    .trim()
    .regex(/^[A-Za-z]{2}$/, 'must be an ISO 3166-1 alpha-2 country code')
    .transform((code) => code.toUpperCase()),
  'DE',
)

/** Not `z.int()`: after a fraction Zod would skip the refinements between fields. */
const whole = z.number().multipleOf(1, 'must be a whole number')

type ChoiceSchema<K extends OptionKey> = z.ZodEnum<{
  [Option in (typeof inputMeasures)[K]['options'][number]]: Option
}>
type Given<K extends InputKey> = K extends OptionKey
  ? ChoiceSchema<K>
  : K extends NumberKey
    ? z.ZodNumber
    : z.ZodType<string, string>
type Optional<S> = S extends z.ZodType ? ReturnType<typeof optional<S>> : never
type InputSchemas = { [K in InputKey]: K extends RequiredKey ? Given<K> : Optional<Given<K>> }
type EffectiveSchemas = {
  [K in InputKey]: K extends OptionKey
    ? ChoiceSchema<K>
    : K extends NumberKey
      ? z.ZodNumber
      : z.ZodString
}

function givenOf(key: InputKey): z.ZodType {
  const measure = inputMeasure(key)
  if (key === 'country') return country
  if ('options' in measure) return z.enum(measure.options)
  if ('maxLength' in measure)
    return withExample(singleLine(1, measure.maxLength), exampleValues.company)
  return (measure.integer ? whole : z.number()).min(measure.min).max(measure.max)
}

function effectiveOf(key: InputKey): z.ZodType {
  const measure = inputMeasure(key)
  if ('options' in measure) return z.enum(measure.options)
  if (key === 'country') return withExample(z.string(), 'DE')
  if ('maxLength' in measure) return withExample(z.string(), exampleValues.company)
  return measure.integer ? z.int() : z.number()
}

const inputSchemas = mapValues(inputMeasures, (_, key) =>
  inputMeasure(key).required ? givenOf(key) : optional(givenOf(key)),
) as InputSchemas

/** `when` of a refinement between fields: runs it unless one of these fields has an error. */
function whenValid(...keys: (keyof RoiInput)[]) {
  return ({ issues }: z.core.ParsePayload) =>
    !issues.some(({ code, path = [] }) =>
      path.length ? keys.some((key) => key === path[0]) : code !== 'unrecognized_keys',
    )
}

const counted = (key: keyof Quantities) =>
  whole.min(quantityLimits[key].min).max(quantityLimits[key].max)

/** The counts of a drawn plan, which the estimate then uses; absent: it counts by itself. */
const quantities = z.strictObject({
  anchors: counted('anchors'),
  gateways: counted('gateways'),
  switches: counted('switches'),
  cableMetres: counted('cableMetres'),
})

/** Empty optional inputs and selects take their default. */
export const roiInput = z
  .strictObject({ ...inputSchemas, quantities: optional(quantities) })
  .refine(({ shifts, shiftHours }) => shifts * shiftHours <= 24, {
    path: ['shiftHours'],
    message: 'Reduce the shifts or their hours to 24 hours a day or less.',
    when: whenValid('shifts', 'shiftHours'),
  })
  .refine(({ aisles, aisleLength }) => aisles || !aisleLength, {
    path: ['aisles'],
    message: 'must be above 0 if the aisles have a length',
    when: whenValid('aisles', 'aisleLength'),
  })
  .refine(({ aisles, aisleLength }) => !aisles || aisleLength, {
    path: ['aisleLength'],
    message: 'must be above 0 if there are aisles',
    when: whenValid('aisles', 'aisleLength'),
  })

/** The input of an estimate, with its defaults filled in. */
export const effectiveInput = z.strictObject(
  mapValues(inputMeasures, (_, key) => effectiveOf(key)) as EffectiveSchemas,
)
