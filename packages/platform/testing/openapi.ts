import type { Endpoint } from '#src/rest/endpoint.ts'
import { openApi } from '#src/rest/openapi.ts'
import { messageOf } from '#src/server/http/http-error.ts'

interface Content {
  schema: object
  example?: unknown
  examples?: Record<string, unknown>
}

export interface Operation {
  operationId: string
  parameters: { name: string; in: string }[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<
    string,
    { content?: Record<string, Content>; headers?: Record<string, { required?: boolean }> }
  >
}

export interface Described {
  paths: Record<string, Record<string, Operation>>
  components: { examples: Record<string, { value: unknown }> }
}

/** The document that a server with these calls serves. */
export function documentOf(endpoints: Readonly<Record<string, Endpoint>>): Described {
  return openApi(endpoints, {
    title: 'Test',
    version: '1',
    origin: 'http://127.0.0.1',
    cookie: 'session',
    messages: messageOf,
  }) as unknown as Described
}
