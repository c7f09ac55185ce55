import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { seededRandom } from '@repo/pictures/floor/random.ts'
import { inTurn } from '@repo/platform/values/in-turn.ts'

const demo = join(import.meta.dirname, '../../../apps/site/src/features/news/demo')

/** Stands in a few articles of each language, and in no demo article. */
export const rareWord = 'zirconium'
const rareEvery = 500

interface Corpus {
  headings: string[]
  sentences: string[]
  categories: string[]
}

/** What the demo articles of a language are made of. */
function readCorpus(lang: Lang): Corpus {
  const texts = globSync(`${lang}/*.html`, { cwd: demo })
    .toSorted()
    .map((file) => readFileSync(join(demo, file), 'utf8'))
  const inside = (element: string) =>
    texts.flatMap((text) =>
      [...text.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, inner = '']) =>
        inner.replaceAll(/<[^>]*>/g, ''),
      ),
    )
  const segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' })
  return {
    headings: inside('h2'),
    sentences: inside('p').flatMap((text) =>
      [...segmenter.segment(text)].map(({ segment }) => segment.trim()),
    ),
    categories: [
      ...new Set(
        texts.flatMap((text) => (/^categories: (.*)$/m.exec(text)?.[1] ?? '').split(', ')),
      ),
    ],
  }
}

/** Articles, titles and descriptions made of the demo articles' sentences; the same at every run. */
export function createTexts() {
  const random = seededRandom(1)
  const corpora: Partial<Record<Lang, ReturnType<typeof readCorpus>>> = {}
  const corpusOf = (lang: Lang) => (corpora[lang] ??= readCorpus(lang))
  const below = (count: number) => Math.floor(random() * count)
  const oneOf = (list: readonly string[]) => inTurn(list, below(list.length))
  const some = (list: readonly string[], count: number) =>
    Array.from({ length: count }, () => oneOf(list))

  const title = (lang: Lang) => some(corpusOf(lang).headings, 2).join(' – ').slice(0, 180)

  const section = (lang: Lang) => {
    const { headings, sentences } = corpusOf(lang)
    const paragraphs = some(sentences, 2).map((_, at) => some(sentences, 3 + at).join(' '))
    return `<h2>${oneOf(headings)}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`
  }

  const article = (lang: Lang, n: number) => {
    const { categories } = corpusOf(lang)
    const rare = Math.floor(n / langs.length) % rareEvery === 0 ? `<p>${rareWord}.</p>` : ''
    return {
      language: lang,
      title: title(lang),
      permalink: `${lang}-article-${n}`,
      content: Array.from({ length: 2 + below(3) }, () => section(lang)).join('') + rare,
      categories: [...new Set(some(categories, 1 + below(2)))],
    }
  }

  return {
    title,
    description: (lang: Lang) => some(corpusOf(lang).sentences, 2).join(' '),
    /** What visitors might search for, each once: a word of an article or two of a sentence. */
    queries(lang: Lang, count: number): string[] {
      const words = new Set<string>()
      while (words.size < count) {
        const long = oneOf(corpusOf(lang).sentences).match(/\p{L}{5,}/gu) ?? []
        if (long.length > 1) words.add(some(long, 1 + below(2)).join(' '))
      }
      return [...words]
    },
    article,
    /** An article of about so many bytes, each in another language. */
    longArticle(n: number, bytes: number) {
      const long = article(inTurn(langs, n), n)
      let { content } = long
      while (content.length < bytes) content += article(long.language, n).content
      return { ...long, content }
    },
  }
}
