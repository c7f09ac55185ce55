/** Whether a value of unknown origin has properties, which are unknown too. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The properties of a value of unknown origin; none of one that is no object. */
export const propertiesOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {}
