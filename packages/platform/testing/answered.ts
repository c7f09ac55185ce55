import { z } from 'zod'

const created = z.object({ id: z.string() })

/** The id in the body of a response to a call that creates; throws without one. */
export const createdId = async (response: Response): Promise<string> =>
  created.parse(await response.json()).id

/** The items of a response that lists them by id, with the fields of the schema. */
export async function listedItems<Shape extends z.ZodRawShape>(
  response: Response,
  shape: Shape,
): Promise<z.infer<z.ZodObject<Shape>>[]> {
  return Object.values(z.record(z.string(), z.object(shape)).parse(await response.json()))
}
