import { expect, test } from 'vitest'
import { casesWords } from '@repo/platform/words/index.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import {
  benefitsWords as benefits,
  logisticsWords as logistics,
  pressWords as press,
} from '@repo/site/words/index.ts'
import { words as documents } from '../../makers/demo-documents/words.ts'

const ends: Readonly<Record<Lang, RegExp>> = {
  en: /first arrival/,
  de: /erste[nr]? Anfahrt/,
  es: /primera (llegada|aproximación)/,
  fr: /première (arrivée|approche)/,
  it: /primo (arrivo|avvicinamento)/,
  pt: /primeira (chegada|aproximação)/,
}

const textsOf = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(textsOf)

test.each(langs)('%s: pages and documents count a search by the one definition', (lang) => {
  expect(casesWords[lang].searchSpan).toMatch(ends[lang])
  for (const words of [benefits[lang], logistics[lang], press[lang], documents[lang]]) {
    const texts = textsOf(words)
    expect(texts.filter((text) => text.includes('{searchSpan}'))).toHaveLength(1)
    expect(texts.filter((text) => ends[lang].test(text))).toEqual([])
  }
})
