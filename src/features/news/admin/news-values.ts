import { differingBlocks, type Difference } from '#src/content/admin/differences.ts'
import { isPageName } from '#src/facts/page-names.ts'
import { nameOf, type Lang } from '#src/i18n/locales.ts'
import { permalink as permalinkShape, type NewsItem } from '../contract.ts'

/** What the form of a news item edits. */
export interface NewsValues {
  language: Lang
  title: string
  permalink: string
  content: string
  categories: string[]
}

export type NewsField = keyof NewsValues

export const newsFields = ['title', 'permalink', 'language', 'categories', 'content'] as const

export const noValues: NewsValues = {
  language: 'en',
  title: '',
  permalink: '',
  content: '',
  categories: [],
}

export function valuesOf(item: NewsItem, normalise: (html: string) => string): NewsValues {
  const { language, title, permalink, content, categories } = item
  return { language, title, permalink, content: normalise(content), categories }
}

export function sameField(field: NewsField, a: NewsValues, b: NewsValues): boolean {
  if (field !== 'categories') return a[field] === b[field]
  return (
    a.categories.length === b.categories.length &&
    a.categories.every((one, at) => one === b.categories[at])
  )
}

export function sameValues(a: NewsValues, b: NewsValues): boolean {
  return newsFields.every((field) => sameField(field, a, b))
}

/** What would be refused, found before anything is sent: a sentence by field. */
export function errorsOf(values: NewsValues): Partial<Record<NewsField, string>> {
  const title = values.title.trim()
  const permalink = permalinkError(values.permalink)
  return {
    ...(title === '' && { title: 'The item needs a title.' }),
    ...(title.length > 200 && { title: 'A title has at most 200 characters.' }),
    ...(permalink && { permalink }),
  }
}

function permalinkError(text: string): string | undefined {
  if (text.trim() === '') return 'The item needs a permalink.'
  if (isPageName(text.trim())) return 'A page of the site has this name.'
  if (permalinkShape.safeParse(text).success) return undefined
  return 'A permalink is written in a to z, 0 to 9 and hyphens, at most 120.'
}

const names = {
  title: 'Title',
  permalink: 'Permalink',
  language: 'Language',
  categories: 'Categories',
  content: 'Text',
} as const satisfies Record<NewsField, string>

/** Field by field what two versions hold, in words. */
export function differencesOf(theirs: NewsValues, mine: NewsValues): Difference[] {
  return newsFields
    .filter((field) => !sameField(field, theirs, mine))
    .map((field) => {
      const [their, my] =
        field === 'content'
          ? differingBlocks(theirs.content, mine.content)
          : [inWords(field, theirs), inWords(field, mine)]
      return { field: names[field], theirs: their, mine: my }
    })
}

function inWords(field: Exclude<NewsField, 'content'>, values: NewsValues): string {
  if (field === 'language') return nameOf[values.language]
  if (field === 'categories') return values.categories.join(', ') || '(none)'
  return values[field]
}
