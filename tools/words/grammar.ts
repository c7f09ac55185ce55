import type { Lang } from '@repo/platform/i18n/locales.ts'

/**
 * Words that a value bends: the article of a number or a place depends on its first sound, its gender
 * or its number (“l’8 maggio”, “i 20 siti”, “1 site”). A percentage has one article in Spanish, and
 * dates have one in every language but Italian, which has one for years (“nel 2018”).
 */
const bent: Partial<Record<Lang, { words: string; fine?: string }>> = {
  de: {
    words: 'der|die|das|den|dem|des|eine?|einen|einem|einer|eines|zum|zur',
    fine: 'date|time|brand',
  },
  es: { words: 'los|las', fine: 'date|time|limit|months' },
  fr: { words: 'le|la|les|du|des|au|aux|une?', fine: 'date|time' },
  it: {
    words:
      'il|lo|la|i|gli|le|uno?|una|(?:de|a|da|ne|su)(?:l|ll’|llo|lla|i|gli|lle)|dei|degli|d’|l’',
    fine: 'year',
  },
  pt: { words: 'o|os|as|uma?|d[oa]s?|n[oa]s?|ao|aos|às|pel[oa]s?', fine: 'date|time|brand' },
}

/** The words before a placeholder that its value would bend. */
export function bentBefore(lang: Lang, text: string): string[] {
  const { words, fine } = bent[lang] ?? {}
  if (!words) return []
  const pattern = new RegExp(`(?<![\\p{L}’])(?:${words})\\s*\\{(\\w+)\\}`, 'giu')
  const isFine = new RegExp(`^(?:${fine ?? '(?!)'})$`, 'u')
  return [...text.matchAll(pattern)].filter(([, name]) => !isFine.test(name!)).map(([part]) => part)
}

/** French punctuation that a line may begin with, or end in. */
export const breaksBeforeMark = (lang: Lang, text: string): boolean =>
  lang === 'fr' && / [:;!?»]|« /u.test(text)
