import { z } from 'zod'
import type { Stored } from '#src/rest/stored-option.ts'
import type { EntryKind, Mail, Payload, WebhookEvent } from './table.ts'

// Rows of these versions exist: later parts belong to later versions.
const mail1 = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  replyTo: z.string().optional(),
})
const mail2 = mail1.extend({ headers: z.record(z.string(), z.string()).optional() })

const event1 = z.strictObject({
  type: z.string(),
  createdAt: z.string(),
  data: z.record(z.string(), z.unknown()),
})

const mail: z.ZodType<Mail> = mail2
const event: z.ZodType<WebhookEvent> = event1

/** Reads an email of any version; undefined where it cannot be read. */
export const readMail = (stored: unknown): Mail | undefined => mail.safeParse(stored).data

/** The same for a webhook event, and for what a CDN is told. */
export const readEvent = (stored: unknown): WebhookEvent | undefined => event.safeParse(stored).data

export const readPayload = (kind: Stored<EntryKind>, stored: unknown): Payload | undefined =>
  kind === 'mail' ? readMail(stored) : readEvent(stored)
