import type { Lang } from '#src/i18n/locales.ts'
import type { RoiNames } from '../messages/names/words.ts'
import type { SheetWords } from '../messages/sheet/words.ts'

interface Words {
  words: SheetWords
  names: RoiNames
}

const loaders: Readonly<Record<Lang, () => Promise<[SheetWords, RoiNames]>>> = {
  en: async () => [
    (await import('../messages/sheet/en.ts')).en,
    (await import('../messages/names/en.ts')).en,
  ],
  de: async () => [
    (await import('../messages/sheet/de.ts')).de,
    (await import('../messages/names/de.ts')).de,
  ],
  es: async () => [
    (await import('../messages/sheet/es.ts')).es,
    (await import('../messages/names/es.ts')).es,
  ],
  fr: async () => [
    (await import('../messages/sheet/fr.ts')).fr,
    (await import('../messages/names/fr.ts')).fr,
  ],
  it: async () => [
    (await import('../messages/sheet/it.ts')).it,
    (await import('../messages/names/it.ts')).it,
  ],
  pt: async () => [
    (await import('../messages/sheet/pt.ts')).pt,
    (await import('../messages/names/pt.ts')).pt,
  ],
}

/** What the sheet says in a language: each arrives only when it is asked for. */
export async function loadSheetWords(lang: Lang): Promise<Words> {
  const [words, names] = await loaders[lang]()
  return { words, names }
}
