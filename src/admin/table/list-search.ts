type Filters = Readonly<Record<string, readonly string[]>>

/** The search and filters of a list, from the URL. */
export type ListSearch<F extends Filters> = { search?: string } & {
  [Name in keyof F]?: F[Name][number]
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
