import { z } from 'zod'
import { calendarDay, multiLine } from '@repo/platform/rest/text.ts'
import { endpoint } from '@repo/platform/rest/endpoint.ts'
import { exportQuery, keyedById, listQuery } from '@repo/platform/rest/page.ts'
import { byId, itemId, seenVersion } from '@repo/platform/rest/item.ts'
import { storedOption } from '@repo/platform/rest/stored-option.ts'
import { exportHeads } from './fact-names.ts'
import { fieldsIn, isRequired } from './fields.ts'
import { fieldLabels } from './messages/english.ts'
import { answeredFields, demoRequestExample, filterFields, inputFields } from './schemas.ts'
import { withExample } from '@repo/platform/rest/example.ts'
import { storedPerson, storedTime } from '@repo/platform/rest/stored.ts'
import { handledStates, demoRequestStates } from './states.ts'
import { exampleNote, note, timelineEntry } from './timeline-contract.ts'
import { maxNoteLength } from './timeline-contract.ts'

export const demoRequestInput = z.strictObject(inputFields)

/** Each order has its reverse, by which a record finds its neighbours. */
export const demoRequestSorts = [
  '-updatedAt',
  'updatedAt',
  '-createdAt',
  'createdAt',
  'company',
  '-company',
] as const

const person = z.strictObject({ id: itemId, name: storedPerson })

/** A demo request as staff see it. */
export const demoRequest = z.strictObject({
  id: itemId,
  ...answeredFields,
  /** The language of the form's page; null where the call was made directly. */
  language: withExample(z.string(), 'en').nullable(),
  state: storedOption(demoRequestStates),
  /** The assignee of the request. */
  assignee: person.nullable(),
  version: z.number().int(),
  createdAt: storedTime,
  updatedAt: storedTime,
})

/** Stands in place of an account's id for requests without an assignee. */
export const nobody = 'none'

const filter = z.strictObject({
  state: z.enum(demoRequestStates).optional(),
  /** The id of an account, or `none`. */
  assignee: itemId.optional(),
  ...filterFields,
  /** The first and the last day of receipt, in UTC. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
})

const facets = z.strictObject({
  states: z.record(z.enum(demoRequestStates), z.number().int()),
  /** The countries of all demo requests. */
  countries: z.array(withExample(z.string(), demoRequestExample.country)),
  /** The accounts that may handle demo requests. */
  assignees: z.array(person),
})

const change = {
  server: 'site',
  method: 'PUT',
  permission: 'leads:write',
  response: demoRequest,
  errors: ['NOT_FOUND', 'STALE_VERSION'],
} as const

/**
 * A repeat with the same key within 7 days makes no second demo request and gets the first
 * response. Another body with the same key is rejected.
 */
const idempotent = z.object({ 'idempotency-key': z.uuid().toLowerCase().optional() })

const exported = fieldsIn('export')

const csvExample = [
  [...exported.map((name) => fieldLabels[name]), ...exportHeads],
  [
    ...exported.map((name) => (isRequired(name) ? demoRequestExample[name] : '')),
    'New',
    '',
    '',
    '2026-01-15 09:30:00',
  ],
  [],
]
  .map((cells) => cells.join(','))
  .join('\r\n')

export const demoRequestsApi = {
  requestDemo: endpoint({
    server: 'site',
    method: 'POST',
    path: '/api/service/requestdemo',
    summary: 'Request a demo',
    permission: 'public',
    headers: idempotent,
    body: demoRequestInput,
    response: byId,
    status: 201,
    errors: ['TOO_MANY_REQUESTS'],
  }),
  list: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/leads',
    summary:
      'Demo requests, latest change first unless sorted otherwise; possible spam is included only if you filter by that status or search',
    permission: 'leads:read',
    query: listQuery.extend(filter.shape).extend({ sort: z.enum(demoRequestSorts).optional() }),
    response: keyedById(demoRequest),
    list: 'keyed',
  }),
  get: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/leads/id/:id',
    summary: 'One demo request',
    permission: 'leads:read',
    params: byId,
    response: demoRequest,
  }),
  setState: endpoint({
    ...change,
    path: '/api/leads/state',
    summary: 'Set the status of a demo request; this accepts a request marked as possible spam',
    body: z.strictObject({ id: itemId, state: z.enum(handledStates), version: seenVersion }),
  }),
  assign: endpoint({
    ...change,
    path: '/api/leads/assignee',
    summary: 'Set the assignee of a demo request; null unassigns it',
    body: z.strictObject({ id: itemId, assignee: itemId.nullable(), version: seenVersion }),
  }),
  addNote: endpoint({
    server: 'site',
    method: 'POST',
    path: '/api/leads/note',
    summary: 'Add a note for staff to a demo request; notes are never overwritten',
    permission: 'leads:write',
    body: z.strictObject({
      id: itemId,
      text: withExample(multiLine(maxNoteLength).pipe(z.string().min(1)), exampleNote),
    }),
    response: note,
    status: 201,
    errors: ['NOT_FOUND'],
  }),
  beginReply: endpoint({
    server: 'site',
    method: 'POST',
    path: '/api/leads/reply',
    summary: 'Record that a reply was started in an email program',
    permission: 'leads:write',
    body: byId,
    response: byId,
    errors: ['NOT_FOUND'],
  }),
  timeline: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/leads/timeline/:id',
    summary:
      'The timeline of a demo request with emails, replies, statuses, assignees and notes, oldest first',
    permission: 'leads:read',
    params: byId,
    response: z.array(timelineEntry),
  }),
  facets: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/leads/facets',
    summary: 'Filters for demo requests, and the number in each status',
    permission: 'leads:read',
    response: facets,
  }),
  exportAll: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/leads/export',
    summary: 'Demo requests as CSV, latest change first',
    permission: 'leads:read',
    query: filter.extend(exportQuery.shape),
    response: withExample(z.string(), csvExample),
    type: 'text/csv',
  }),
}

export type DemoRequestInput = z.output<typeof demoRequestInput>
export type DemoRequest = z.output<typeof demoRequest>
export type DemoRequestSort = (typeof demoRequestSorts)[number]
export type DemoRequestFilter = z.output<typeof filter>
export type DemoRequestFacets = z.output<typeof facets>
