import { renderToStaticMarkup } from 'react-dom/server'
import type { Lang } from '#src/i18n/locales.ts'
import type { Company } from '#src/brand/company.ts'
import { decodeEntities } from '#src/rest/decode-entities.ts'
import type { Platform } from '#src/server/platform.ts'
import { CompanyContext } from '../company.ts'
import type { AnyPageRoute } from './page-route.ts'

/** What a page says to its readers. */
export interface PageText {
  /** Without the brand. */
  title: string
  description: string
  headings: readonly string[]
  /** Paragraphs, cells, captions. */
  blocks: readonly string[]
}

interface Drawing {
  platform: Platform
  company: Company
  lang: Lang
  name: string
  route: AnyPageRoute
  origin: string
}

/**
 * The text of a page of the map as a first visitor reads it, with the topics that change it. Undefined if
 * the page leads elsewhere.
 */
export async function readPage(
  drawing: Drawing,
): Promise<{ text: PageText; topics: readonly string[] } | undefined> {
  const { platform, company, lang, name, route, origin } = drawing
  const loaded = await route.load({ platform, lang, name, origin, query: {} })
  if (!loaded || 'redirectTo' in loaded) return undefined
  const data: unknown = loaded.data
  const props = { lang, name, query: {}, data }
  const { page } = route
  const html = renderToStaticMarkup(
    <CompanyContext value={company}>
      <page.View {...props} />
    </CompanyContext>,
  )
  const text = { title: page.title(props), description: page.description(props), ...textsIn(html) }
  return { text, topics: route.topics({ lang, data }) }
}

/** Drawings and controls have no sentences. */
const silent = /<(svg|script|style|nav|select|button|template)\b[^>]*>[\s\S]*?<\/\1>/g
/** Of footnotes. */
const mark = /<sup\b[^>]*>[\s\S]*?<\/sup>/g
const inline =
  /<\/?(?:a|abbr|b|bdi|cite|code|data|em|i|kbd|mark|q|s|small|strong|sub|time|u|wbr)\b[^>]*>/g

/** Headings and blocks of markup that React has written, in which every tag ends at its `>`. */
export function textsIn(html: string): Pick<PageText, 'headings' | 'blocks'> {
  const spoken = html.replace(silent, '\n').replace(mark, '').replace(inline, '')
  const headings = [...spoken.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g)]
  return {
    headings: headings.flatMap(([, , heading = '']) => linesOf(heading).join(' ')),
    blocks: linesOf(spoken),
  }
}

const linesOf = (html: string): string[] =>
  decodeEntities(html.replace(/<\/?span\b[^>]*>/g, ' ').replace(/<[^>]*>/g, '\n'))
    .split('\n')
    .map((line) =>
      line
        .replace(/[ \t\r]+/g, ' ')
        .replace(/ ([.,])/g, '$1')
        .trim(),
    )
    .filter(Boolean)
