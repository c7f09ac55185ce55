/** The maximum length of texts in calls, in characters. Pages import it too: no schema here. */
export const maxLength = {
  title: 200,
  /** Name of a person, a company or a file. */
  name: 200,
  description: 2_000,
  /** HTML of a rich text, as it is stored. */
  content: 500_000,
  address: 2_000,
  /** Of a demo request. */
  comments: 5_000,
  email: 254,
  password: 1_024,
  token: 200,
  search: 100,
} as const
