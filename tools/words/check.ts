import { langs } from '@repo/platform/i18n/locales.ts'
import { bentBefore, breaksBeforeMark } from './grammar.ts'
import { indexOf, packages, placesOf, readIndex, type Place } from './indexes.ts'
import { flatten, namesIn, readTexts } from './texts.ts'

/** One sentence for every text that is missing or too many, and for every placeholder that differs from the English. */
export function wrongWords(root: string): string[] {
  const places = placesOf(root)
  const outdated = packages
    .filter((one) => readIndex(root, one) !== indexOf(one, places))
    .map((one) => `${one}/words/index.ts is outdated: run npm run words.`)
  return [...outdated, ...places.flatMap((place) => wrongIn(root, place))]
}

function wrongIn(root: string, place: Place): string[] {
  const english = flatten(readTexts(root, place, 'en'))
  return langs.flatMap((lang) => {
    const file = `${place.package}/words/${place.name}/${lang}.json`
    const texts = flatten(readTexts(root, place, lang))
    const missing = [...english.keys()].filter((way) => !texts.has(way))
    // A translation may have another sentence or paragraph at the end of a list.
    const extra = [...texts.keys()].filter((way) => !english.has(way) && !/\.\d+$/.test(way))
    return [
      ...missing.map((way) => `${file} lacks ${way}.`),
      ...extra.map((way) => `${file} has ${way}, which the English has not.`),
      ...[...texts].flatMap(([way, text]) => {
        const wrong = [
          wrongNames(english.get(way) ?? text, text),
          ...bentBefore(lang, text).map((part) => `has “${part}”, a word that the value bends.`),
          breaksBeforeMark(lang, text) && 'has a space before a mark at which a line may break.',
        ]
        return wrong.filter(Boolean).map((one) => `${file}: ${way} ${one}`)
      }),
    ]
  })
}

/** What is wrong with the placeholders of a translation. */
function wrongNames(english: string, text: string): string | undefined {
  try {
    const [expected, names] = [namesIn(english), namesIn(text)]
    const unknown = [...names].filter((name) => !expected.has(name))
    // “One more” needs no number.
    const lost = [...expected].filter((name) => !names.has(name) && name !== 'count')
    if (unknown.length) return `fills in {${unknown.join('}, {')}}, which the English does not.`
    return lost.length ? `does not fill in {${lost.join('}, {')}}.` : undefined
  } catch (error) {
    return `is no ICU message: ${(error as Error).message}.`
  }
}
