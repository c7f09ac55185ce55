import { proposePermalink } from '#src/content/propose-permalink.ts'
import { defaultLang, isLang, type Lang } from '#src/i18n/locales.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { textOf, type Values } from './fields.ts'

export const languageOf = ({ language }: Values): Lang =>
  isLang(language) ? language : defaultLang

/** The permalinks that a new item gets with other values: those that nobody has written follow the title. */
export function followedPermalinks(
  { fields }: Pick<ContentType<ContentRow, never>, 'fields'>,
  before: Values,
  after: Values,
): Readonly<Record<string, string>> {
  const proposed = (values: Values, title: string) =>
    proposePermalink(textOf(values[title]), languageOf(values))
  return Object.fromEntries(
    [...fields].flatMap(([title, field]) => {
      if (field.control !== 'title' || !field.proposes) return []
      const current = textOf(before[field.proposes])
      const isProposal = current === '' || current === proposed(before, title)
      return isProposal ? [[field.proposes, proposed(after, title)] as const] : []
    }),
  )
}
