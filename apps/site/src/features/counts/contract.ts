import { z } from 'zod'
import { endpoint } from '@repo/platform/rest/endpoint.ts'
import { calendarDay, storedLang } from '@repo/platform/rest/text.ts'
import { withExample } from '@repo/platform/rest/example.ts'

const countDimensions = ['day', 'page', 'language', 'referrer', 'campaign'] as const

const countRow = z.strictObject({
  day: calendarDay.optional(),
  /** As its address names it, below the language; empty: home. */
  page: withExample(z.string(), 'rtls').optional(),
  language: storedLang.optional(),
  /** A host; empty: none, or a page of this site; `other`: hosts beyond those of a day. */
  referrer: withExample(z.string(), 'www.example.com').optional(),
  /** `utm_campaign` in lower case; empty: none. */
  campaign: withExample(z.string(), 'spring-fair').optional(),
  views: withExample(z.number().int(), 240),
  /** Demo requests that were made from there. */
  requests: z.number().int(),
})

/** Some of the dimensions, with commas between them. */
const by = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(countDimensions)))

export const countsApi = {
  list: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/counts',
    summary:
      'Page views and demo requests per UTC day; `by` groups them by day, page, language, referrer or campaign, separated by commas. Most viewed first, days in order. Only the grouping by day counts demo requests without a known page',
    permission: 'session',
    query: z.strictObject({
      from: calendarDay,
      to: calendarDay,
      by: by.optional(),
      limit: z.coerce.number().int().min(1).max(1_000).optional(),
    }),
    response: z.array(countRow),
  }),
}

export type CountRow = z.output<typeof countRow>
