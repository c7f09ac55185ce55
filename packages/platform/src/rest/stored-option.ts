import { z } from 'zod'

/** A stored value: one of today's options, or one that another version of the software knew. */
export type Stored<Option extends string> = Option | (string & {})

/** In responses: options come and go, while a stored value is answered as it was stored. */
export const storedOption = <const Option extends string>(
  options: readonly Option[],
): z.ZodType<Stored<Option>, Stored<Option>> =>
  z.string().meta({
    description: `One of ${options.join(', ')}; values stored by another version of the software may differ`,
    examples: options.slice(0, 1),
  })

/** What today's options have for a stored one; undefined for one that is unknown today. */
export const valueFor = <Value>(
  values: Readonly<Record<string, Value>>,
  stored: string,
): Value | undefined => (Object.hasOwn(values, stored) ? values[stored] : undefined)

/** The name of a stored option; one that is unknown today is shown as it is stored. */
export const optionName = (names: Readonly<Record<string, string>>, stored: string): string =>
  valueFor(names, stored) ?? stored

/** Whether a stored value is one of today's options. */
export const isOption = <Option extends string>(
  options: readonly Option[],
  stored: string,
): stored is Option => options.some((option) => option === stored)
