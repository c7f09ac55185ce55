import { brand } from '#src/brand/brand.ts'
import { defaultLang, langs, localeOf, nameOf } from '#src/i18n/locales.ts'
import { wallTime } from '#src/i18n/zoned-time.ts'
import { feedPathOf } from '../feed.ts'
import { menu } from '../header/menu.ts'
import { pathOf } from '../paths.ts'
import { siteWords as words } from '#words/index.ts'
import type { FeedEntry } from './crawlers.ts'

interface LlmsFile {
  origin: string
  /** Of home, in one sentence. */
  description: string
  /** Paths below the language that search engines may list. */
  names: readonly string[]
  entries: readonly FeedEntry[]
  /** Of the site. */
  timeZone: string
}

/**
 * What the site holds, for language models and other readers of text: a list of links with a line each,
 * by the menu, in the default language (llmstxt.org).
 */
export function llmsFile({ origin, description, names, entries, timeZone }: LlmsFile): string {
  const { groups, pages, lines } = words[defaultLang]
  const sections = menu().map(({ name, pages: own }) => [
    `## ${groups[name]}`,
    '',
    ...own
      .filter((page) => names.includes(page))
      .map((page) => `- [${pages[page]}](${origin}${pathOf(defaultLang, page)}): ${lines[page]}`),
    '',
  ])
  const news = entries.map(
    ({ title, permalink, publishedAt }) =>
      `- [${unbracketed(title)}](${origin}${pathOf(defaultLang, permalink)}): ${wallTime(publishedAt, timeZone).slice(0, 10)}`,
  )
  const languages = langs.map(
    (lang) =>
      `- [${nameOf[lang]}](${origin}${pathOf(lang)}): ${localeOf[lang]}, news as a feed at ${origin}${feedPathOf(lang)}`,
  )
  return [
    `# ${brand.name}`,
    '',
    `> ${description}`,
    '',
    ...sections.filter((section) => section.length > 3).flat(),
    ...(news.length ? ['## Latest articles', '', ...news, ''] : []),
    '## Languages',
    '',
    ...languages,
    '',
  ].join('\n')
}

const unbracketed = (text: string) => text.replaceAll(/[[\]\n]/g, ' ')
