import type { z } from 'zod'
import type { Endpoint } from '#src/rest/endpoint.ts'
import type { BulkCalls } from '../bulk-calls.ts'
import type { Approval, Comparison } from '../freshness-schemas.ts'
import type { Changer, ContentCounts } from '../list-calls.ts'
import type { ChangesCalls } from '../changes-calls.ts'
import type { PresenceCalls } from '../presence-calls.ts'
import type { VersionCalls } from '../version-calls.ts'

/** A schema of fields, such as a body. */
export type Fields = z.ZodType & { shape: Readonly<Record<string, z.core.$ZodType>> }

interface ById {
  params: z.ZodType<{ id: string }, { id: string }>
}

/** Null: without bound. */
export interface ScheduleChange {
  publishAt?: string | null | undefined
  hideAt?: string | null | undefined
}

interface FlagCall<Item> extends Endpoint {
  body: z.ZodType<
    { id: string } & ScheduleChange,
    { id: string; publishAt?: unknown; hideAt?: unknown }
  >
  response: z.ZodType<Item>
}

/** The calls of a type, as its contract describes them. */
export interface ContentApi<Row extends { id: string }, Item extends { id: string }>
  extends
    VersionCalls<Item>,
    PresenceCalls,
    BulkCalls<Row>,
    Omit<ChangesCalls<Item>, 'saveChanges'> {
  list: Endpoint & {
    list: 'keyed'
    query: Fields
    response: z.ZodType<Record<string, Row>>
  }
  counts: Endpoint & { query: z.ZodType; response: z.ZodType<ContentCounts> }
  changers: Endpoint & { response: z.ZodType<Changer[]> }
  get: Endpoint & ById & { response: z.ZodType<Item> }
  create: Endpoint & { body: Fields; response: z.ZodType<Item> }
  update: Endpoint & { body: Fields; response: z.ZodType<Item> }
  saveChanges: Endpoint & { body: Fields; response: z.ZodType<Item> }
  remove: Endpoint & ById & { response: z.ZodType<{ id: string }> }
  activate: FlagCall<Item>
  deactivate: FlagCall<Item>
  compare: Endpoint &
    ById & {
      query: z.ZodType<{ source?: string | undefined }, { source?: string | undefined }>
      response: z.ZodType<Comparison>
    }
  approve: Endpoint & { body: z.ZodType<Approval, Approval>; response: z.ZodType<Item> }
  preview: Endpoint & {
    body: z.ZodType<{ id: string }, { id: string }>
    response: z.ZodType<{ url: string; expiresAt: string }>
  }
  endPreviews: Endpoint & ById & { response: z.ZodType<{ id: string }> }
  /** The calls of types with drafts. */
  publish?: FlagCall<Item>
}
