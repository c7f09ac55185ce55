import { z } from 'zod'
import { endpoint } from '#src/rest/endpoint.ts'
import { byId, itemId } from '#src/rest/item.ts'
import { singleLine } from '#src/rest/text.ts'
import { withExample } from '#src/rest/example.ts'

/** Views of one account, of all lists together. */
export const mostViews = 200

export const longestViewName = 60

const longest = { list: 40, parameter: 40, value: 200 }
const mostParameters = 20

const exampleName = 'German articles'

const view = {
  /** The path of the list in the back office, such as `news`. */
  list: withExample(
    z
      .string()
      .max(longest.list)
      .regex(/^[a-z-]+$/, 'must be the name of a list'),
    'news',
  ),
  name: withExample(singleLine(1, longestViewName), exampleName),
  /** The parameters of its address: the search, the filters and the order. */
  search: z
    .record(
      withExample(
        z
          .string()
          .max(longest.parameter)
          .regex(/^[A-Za-z]+$/, 'must be the name of a parameter'),
        'language',
      ),
      withExample(z.string().min(1).max(longest.value), 'de'),
    )
    .refine(
      (search) => Object.keys(search).length <= mostParameters,
      `must have at most ${mostParameters} parameters`,
    ),
}

/** What is stored, whose rules were those of its time. */
const savedView = z.strictObject({
  id: itemId,
  list: withExample(z.string(), 'news'),
  name: withExample(z.string(), exampleName),
  search: z.record(withExample(z.string(), 'language'), withExample(z.string(), 'de')),
})

const own = { server: 'account', permission: 'session' } as const

/** The views of lists that one has saved under a name; nobody else sees them. */
export const viewsApi = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/account/views',
    summary: 'Your saved views, by name',
    response: z.array(savedView),
  }),
  save: endpoint({
    ...own,
    method: 'PUT',
    path: '/account/views',
    summary: `Save a view of a list, replacing one with the same name; at most ${mostViews}`,
    body: z.strictObject(view),
    response: savedView,
  }),
  remove: endpoint({
    ...own,
    method: 'DELETE',
    path: '/account/views/id/:id',
    summary: 'Delete one of your saved views',
    params: byId,
    response: byId,
    errors: ['NOT_FOUND'],
  }),
}

export type SavedView = z.output<typeof savedView>
export type NewView = z.output<typeof viewsApi.save.body>
