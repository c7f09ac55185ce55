import { langs, type Lang } from '#src/i18n/locales.ts'

/** Pages without an address: the same for every request in a language. */
export type FixedPage = 'notFound' | 'previewEnded' | 'offline' | 'unavailable'

export const statusOf: Readonly<Record<FixedPage, number>> = {
  notFound: 404,
  previewEnded: 404,
  offline: 200,
  unavailable: 503,
}

/** Its key in the page cache. */
export const fixedKey = (which: FixedPage, lang: Lang): string => `${which} ${lang}`

/** The pages for errors, by their key: under load there is no time to draw them. */
export const errorPages = new Map(
  (['unavailable', 'notFound'] as const).flatMap((which) =>
    langs.map((lang) => [fixedKey(which, lang), { which, lang }] as const),
  ),
)
