const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** `a, b and c`; nothing of nothing. */
export const listed = (names: readonly string[]): string => list.format(names)
