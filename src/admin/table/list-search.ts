type Filters = Readonly<Record<string, readonly string[]>>

/** The view of a list, as its address carries it. */
export type ListSearch<F extends Filters> = { search?: string } & {
  [Name in keyof F]?: F[Name][number]
}

/** Takes what an address says as far as it makes sense: a search, and of each filter one value. */
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
