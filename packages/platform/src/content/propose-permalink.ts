import { isPageName } from '#src/facts/page-names.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { cleanLine, foldText } from '#src/rest/clean-text.ts'
import { titlesWords } from '#words/index.ts'

/** German vowels as German spells them, and as English does in German names. */
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
const writesUmlauts: ReadonlySet<Lang> = new Set(['de', 'en'])

export const maxPermalinkLength = 120

/** What a title says by a sign, in its language. */
function spellings(lang: Lang): Readonly<Record<string, string>> {
  const { and, percent } = titlesWords[lang].signs
  return {
    ...(writesUmlauts.has(lang) && umlauts),
    '&': ` ${and} `,
    '%': ` ${percent} `,
    '€': ' euro ',
    '×': 'x',
  }
}

/** The slug of a title: a-z, 0-9 and -, at most 120 characters; '' where nothing is left. */
export function proposePermalink(title: string, lang: Lang): string {
  const spelled = spellings(lang)
  const signs = [...cleanLine(title).normalize('NFKC').toLowerCase()]
  const latin = foldText(signs.map((one) => spelled[one] ?? one).join(''))
    // An apostrophe joins (l’allée, don't), everything else separates.
    .replace(/(?<=[a-z]{2,})'(?=[a-z]\b)/g, '')
  const words = latin.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return words.length <= maxPermalinkLength ? words : cutAtWord(words)
}

function cutAtWord(words: string): string {
  const cut = words.slice(0, maxPermalinkLength + 1)
  const end = cut.lastIndexOf('-')
  return end > 0 ? cut.slice(0, end) : words.slice(0, maxPermalinkLength)
}

export const permalinkRule = 'Use only a to z, 0 to 9 and hyphens, at most 120 characters.'

/** What is wrong with a permalink that somebody has typed, as far as that is known without a call. */
export function permalinkError(typed: string): string | undefined {
  const text = typed.trim()
  if (isPageName(text)) return 'A page of the site uses this name. Choose another permalink.'
  return text === '' || /^[a-z0-9-]{1,120}$/.test(text) ? undefined : permalinkRule
}

/** A permalink that may be used, near one that may not; '' where nothing of it is left. */
export function permalinkNear(typed: string, lang: Lang): string {
  const slug = proposePermalink(typed, lang)
  return isPageName(slug) ? `${slug}-article` : slug
}
