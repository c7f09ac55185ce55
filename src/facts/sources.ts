/**
 * Facts from outside that a page states: where each was read, and when. A page marks the sentence with
 * `[^key]` (`site/footnotes.tsx`); the mark becomes a number, and the source stands at the page's end.
 */
export interface Source {
  /** In the language of the source itself. */
  title: string
  lang: string
  url: string
  /** The day on which somebody opened it last, `2026-11-21`. */
  read: string
}

const source = (title: string, url: string, lang = 'en', read = '2026-11-21'): Source => ({
  title,
  lang,
  url,
  read,
})

export const sources = {
  iec60529: source(
    'IEC 60529, degrees of protection (IP code), as explained by wenglor',
    'https://www.wenglor.com/en/Degree-of-Protection/l/cxmCID73269',
  ),
} satisfies Record<string, Source>

export type SourceKey = keyof typeof sources
