import { z } from 'zod'
import { changeFields, counterpartOf, itemFields, title } from '@repo/platform/content/calls.ts'
import { scheduleFields } from '@repo/platform/content/schedule-fields.ts'
import { withChanges } from '@repo/platform/content/changes-calls.ts'
import { claimKeys } from '@repo/platform/facts/claim-list.ts'
import { clearable, lang, singleLine, optional } from '@repo/platform/rest/text.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { itemId } from '@repo/platform/rest/item.ts'
import { eventInput, newsEvent } from './event.ts'
import { exampleValues, withExample } from '@repo/platform/rest/example.ts'
import {
  storedDescription,
  storedId,
  storedPermalink,
  storedPerson,
  storedTime,
  storedTitle,
} from '@repo/platform/rest/stored.ts'

export const categoryName = withExample(singleLine(1, 60), 'Planning')
export const storedCategory = withExample(z.string(), 'Planning')
/** The most categories of an article. */
export const mostCategories = 10
const categories = z.array(categoryName).max(mostCategories)

const exampleContent = '<p>Anchors above the racks.</p>'

/** 1-120 of a-z0-9-, unique over all languages. */
export const permalink = withExample(
  z
    .string()
    .trim()
    .regex(/^[a-z0-9-]{1,120}$/, 'must be 1 to 120 of a-z, 0-9 and -'),
  exampleValues.permalink,
)

export const newsSummary = z.strictObject({
  ...itemFields,
  categories: z.array(storedCategory),
  permalink: storedPermalink,
  featuredImageId: storedId.nullable(),
  published: z.boolean(),
  publishedAt: storedTime.nullable(),
  /** The description in lists, feeds and search engines; absent: the beginning of the text. */
  description: storedDescription.optional(),
  /** The title in search results and browser tabs; absent: the title. */
  searchTitle: storedTitle.optional(),
  author: storedPerson.optional(),
  /** The event that the item announces. */
  event: newsEvent.optional(),
  /** The claims that the article prints. */
  claims: z.array(z.enum(claimKeys)).optional(),
})

/** An article as visitors get it. */
export const publicNewsItem = newsSummary.extend({
  /**
   * HTML of the closed subset: p h2 h3 ul ol li blockquote pre hr br strong em s code sub sup a
   * img, table caption thead tbody tr th td, figure figcaption. `<figure data-width="half">` or
   * `full` is narrower or wider than the text. `<p data-embed="video"><a href="…">` is a video of
   * an allowed host. `<a data-item="id" href="…">` links to an article by its id: visitors get its
   * current address, or only the link text where the article is not public.
   */
  content: withExample(z.string(), exampleContent),
  /** The names of the elements that this write removed. */
  warnings: z.array(withExample(z.string(), 'iframe')).optional(),
})

/** The single article, for staff. */
export const newsItem = withChanges(publicNewsItem)

export const newsInput = z.strictObject({
  language: lang,
  title,
  permalink,
  content: withExample(
    optional(z.string().max(2_000_000)).transform((html) => html ?? ''),
    exampleContent,
  ),
  categories: optional(categories).transform((names) => [...new Set(names ?? [])]),
  /** An image of the library. */
  featuredImageId: optional(itemId),
  counterpartOf,
  /** A `publishAt` in the past is the date that the article shows. */
  ...scheduleFields,
  description: withExample(clearable(singleLine(1, 300)), exampleValues.description),
  searchTitle: withExample(clearable(singleLine(1, maxLength.title)), exampleValues.title),
  author: withExample(clearable(singleLine(1, maxLength.title)), exampleValues.person),
  event: eventInput,
  /** Absent: the stored claims remain; null or an empty list removes them. */
  claims: z
    .array(z.enum(claimKeys))
    .max(claimKeys.length)
    .transform((keys) => [...new Set(keys)])
    .nullable()
    .optional(),
})

export const newsChange = newsInput.extend(changeFields)
