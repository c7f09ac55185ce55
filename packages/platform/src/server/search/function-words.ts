import type { Lang } from '#src/i18n/locales.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Folded words that say nothing beside others: a search for "data protection in the EU" is not for "the". */
export const functionWords: Readonly<Record<Lang, ReadonlySet<string>>> = {
  en: setOf(
    'a an and are as at be by can do does for from how i in is it my of on or our the to we what when where which who why with you your',
  ),
  de: setOf(
    'als am an auf aus bei bin das dem den der des die ein eine einem einen einer fur gibt hat ich ihr im in ist kann man mit nach oder sich sie sind um und von vor was welche wer wie wir wo zu zum zur',
  ),
  es: setOf(
    'a al como con cual cuando de del donde el en es esta la las lo los mi o para por que se sin su un una y',
  ),
  fr: setOf(
    'a au aux avec c ce ces cet cette combien comment d dans de des du en est et l la le les mon ou par pas pour quand que quel quelle qui sa se ses son sur un une vos votre',
  ),
  it: setOf(
    'a ai al alla che come con cosa da dal dalla dei del della delle di dove e gli i il in la le lo nel nella o per quale quando si su sul sulla un una',
  ),
  pt: setOf(
    'a ao aos as com como da das de do dos e em na nas no nos o onde os ou para pela pelo por qual quando que se sem um uma',
  ),
}
