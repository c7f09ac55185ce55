import { textIn } from '#src/admin/table/list-search.ts'
import { langs, type Lang } from '#src/i18n/locales.ts'

/** Of the address of an editor. */
export interface EditorSearch {
  /** Of a new item: the id of the translation that it is made from, and its own language. */
  from?: string
  in?: Lang
  /** The id of the translation that is shown beside the text. */
  beside?: string
  /** Of a new item: the id of the kept text that it begins with. */
  text?: string
  /** The number of the version whose changes are shown. */
  version?: string
}

/** Parses the URL's query; invalid values are dropped. */
export function editorSearch(raw: Record<string, unknown>): EditorSearch {
  const [from, beside, text] = ['from', 'beside', 'text'].map((key) => textIn(raw[key], 64))
  const language = langs.find((lang) => lang === raw['in'])
  const version = textIn(raw['version'], 10)
  return {
    ...(from && { from }),
    ...(language && { in: language }),
    ...(beside && { beside }),
    ...(text && { text }),
    ...(/^\d+$/.test(version) && { version }),
  }
}
