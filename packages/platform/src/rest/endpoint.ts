import type { z } from 'zod'
import type { Permission } from './permission.ts'
import type { ErrorCode } from './problem.ts'

/** One REST call, described once and used by the server, the browser, the tests and OpenAPI. */
export interface Endpoint {
  server: 'site' | 'account'
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The whole path; parameters as `:name`. */
  path: `/${string}`
  summary: string
  /** `public`: a session is ignored. `session`: any signed-in account. */
  permission: 'public' | 'session' | Permission
  params?: z.ZodType
  query?: z.ZodType
  /** Headers that the call takes, by their names in lower case; others are none of its business. */
  headers?: z.ZodObject
  body?: z.ZodType
  /** Absent where the response has no body (204). */
  response?: z.ZodType
  /** 200 where absent. */
  status?: 200 | 201 | 204
  /** Content type of a response that is text; absent: JSON. */
  type?: 'text/csv'
  /** No check of the origin, any body: a token in the query is what entitles to the call. */
  fromAnywhere?: true
  /** Starts a session, or ends the one that the cookie names; the call itself is public. */
  session?: 'starts' | 'ends'
  /** Answered however much waits. */
  neverShed?: true
  /** The body is a form with files; the handler reads it from the request as it arrives. */
  multipart?: true
  /** `keyed`: the handler returns a `Paginated`, the response body is an object keyed by id. */
  list?: 'keyed'
  /** Of a public call: its answer is kept in memory until something below this topic is written, or the clock shows or hides it. */
  cachedUntil?: string
  /** Error codes beyond those that every endpoint of its kind has. */
  errors?: readonly ErrorCode[]
  /** Bytes; 64 KiB where absent. */
  bodyLimit?: number
}

type Part<E, K extends 'params' | 'query' | 'headers' | 'body', Side extends 'input' | 'output'> =
  E extends Record<K, infer S extends z.ZodType>
    ? { [P in K]: Side extends 'input' ? z.input<S> : z.output<S> }
    : unknown

/** What a caller passes. */
export type CallInput<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'>

/** What the handler receives, after parsing. */
export type HandlerInput<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'headers', 'output'> &
  Part<E, 'body', 'output'>

/** The body of the response. */
export type CallOutput<E extends Endpoint> = E extends { response: infer S extends z.ZodType }
  ? z.output<S>
  : undefined

export const endpoint = <const E extends Endpoint>(definition: E): E => definition
