/** The ids of the selected rows. */
export type Selection = ReadonlySet<string>

export const nothingSelected: Selection = new Set()

/** Selects or deselects a row, with the range from the row last clicked where `from` is given. */
export function chooseRow(
  selection: Selection,
  ids: readonly string[],
  choice: { id: string; selected: boolean; from?: string | null },
): Selection {
  const { id, selected, from } = choice
  const ends = [ids.indexOf(id), ids.indexOf(from ?? id)]
  const range = ends.includes(-1) ? [id] : ids.slice(Math.min(...ends), Math.max(...ends) + 1)
  return selected ? selection.union(new Set(range)) : selection.difference(new Set(range))
}
