/** What the calls take of a text, in characters. Pages use it too: no schema here. */
export const maxLength = {
  title: 200,
  /** Of a person, a company or a file. */
  name: 200,
  description: 2_000,
  address: 2_000,
  email: 254,
  password: 1_024,
  token: 200,
  search: 100,
} as const
