/** The demo films, each in every language, as they stand on the page. */
export const filmNames = ['crossing', 'behind-steel', 'fifo-lane'] as const

export type FilmName = (typeof filmNames)[number]
