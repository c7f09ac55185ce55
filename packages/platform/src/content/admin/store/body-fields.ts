/** The item's fields that the body of the call has. */
export function pickBodyFields(
  item: object,
  { body }: { body: { shape: object } },
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(item).filter(([key]) => key in body.shape))
}
