import { z } from 'zod'
import { itemId } from '@repo/platform/rest/item.ts'
import { storedOption } from '@repo/platform/rest/stored-option.ts'
import { withExample } from '@repo/platform/rest/example.ts'
import { storedEmail, storedPerson, storedTime } from '@repo/platform/rest/stored.ts'
import { demoRequestStates } from './states.ts'

/** Characters. */
export const maxNoteLength = 5_000

export const exampleNote = 'Called back, wants a quote.'

const entry = { id: itemId, at: storedTime }
/** Null: the person is unknown, or the account has been deleted. */
const by = { by: storedPerson.nullable() }
export const note = z.strictObject({
  ...entry,
  ...by,
  kind: z.literal('note'),
  text: withExample(z.string(), exampleNote),
})
export const timelineEntry = z.discriminatedUnion('kind', [
  note,
  z.strictObject({
    ...entry,
    ...by,
    kind: z.literal('state'),
    state: storedOption(demoRequestStates),
  }),
  z.strictObject({
    ...entry,
    ...by,
    kind: z.literal('assignee'),
    /** Null: the request has no assignee from then on. */
    assignee: storedPerson.nullable(),
  }),
  z.strictObject({ ...entry, ...by, kind: z.literal('reply') }),
  /** An event of another version of the software, under that version's name for it. */
  z.strictObject({
    ...entry,
    ...by,
    kind: z.literal('other'),
    name: withExample(z.string(), 'call'),
  }),
  z.strictObject({
    ...entry,
    kind: z.literal('mail'),
    /** Null 30 days after the email was sent. */
    to: storedEmail.nullable(),
    subject: withExample(z.string(), 'Your demo request').nullable(),
    state: storedOption(['waiting', 'sent', 'failed', 'dropped']),
  }),
])

export type TimelineEntry = z.output<typeof timelineEntry>
export type DemoRequestNote = z.output<typeof note>
