import { z } from 'zod'

const created = z.object({ id: z.string() })

/** The id in the body of a response to a call that creates; throws without one. */
export const createdId = async (response: Response): Promise<string> =>
  createdIdIn(await response.text())

/** The same in the text of the body. */
export const createdIdIn = (body: string): string => created.parse(JSON.parse(body)).id

/** The ids of a response that lists items by id. */
export const listedIds = async (response: Response): Promise<string[]> =>
  Object.keys(z.record(z.string(), z.unknown()).parse(await response.json()))

/** The items of a response that lists them by id, with the fields of the schema. */
export async function listedItems<Shape extends z.ZodRawShape>(
  response: Response,
  shape: Shape,
): Promise<z.infer<z.ZodObject<Shape>>[]> {
  return Object.values(z.record(z.string(), z.object(shape)).parse(await response.json()))
}
