type Filters = Readonly<Record<string, readonly string[]>>

/** The search and filters of a list, from the URL. */
export type ListSearch<F extends Filters> = { search?: string } & {
  [Name in keyof F]?: F[Name][number]
}

/**
 * What a route keeps of the URL's query. The router merges what it returns into the raw query, so
 * what the parser drops is set to undefined: else it would reach the page, and the server, after all.
 */
export const onlyParsed =
  <Search extends object>(parse: (raw: Record<string, unknown>) => Search) =>
  (raw: Record<string, unknown>): Search => ({
    ...Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])),
    ...parse(raw),
  })

/** The values of a URL's query as they are written: `270` is a text to search for, not a number. */
export const parseQuery = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query))

export function stringifyQuery(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** Parses the URL's query: a search, and one value of each filter; invalid ones are dropped. */
export function searchParser<const F extends Filters>(filters: F) {
  return (raw: Record<string, unknown>): ListSearch<F> => {
    const search = textIn(raw['search'], 100)
    const chosen = Object.entries(filters).flatMap(([name, values]) => {
      const value = values.find((one) => one === raw[name])
      return value === undefined ? [] : [[name, value] as const]
    })
    return { ...(search && { search }), ...Object.fromEntries(chosen) }
  }
}

export const textIn = (value: unknown, longest: number) =>
  typeof value === 'string' ? value.trim().slice(0, longest) : ''
