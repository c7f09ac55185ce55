/** The message of a caught error; another thrown value as text. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
