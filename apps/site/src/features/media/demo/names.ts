import type { Lang } from '@repo/platform/i18n/locales.ts'

/** The demo films as they stand on the page. */
export const filmNames = ['shift', 'crossing', 'fifo-lane', 'behind-steel'] as const

export type FilmName = (typeof filmNames)[number]

/** Without words in the picture: every language has the same file. */
export const sharedFilms: ReadonlySet<FilmName> = new Set(['shift'])

const placeOf = (name: FilmName, lang: Lang) => (sharedFilms.has(name) ? name : `${lang}/${name}`)

/** Below the folder of this file. */
export const filmPath = (name: FilmName, lang: Lang) => `${placeOf(name, lang)}.mp4`
export const posterPath = (name: FilmName, lang: Lang) => `${placeOf(name, lang)}.webp`
