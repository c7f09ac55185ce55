import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { jsonSchema, type JsonSchema } from './json-schema.ts'
import { problem, statusOf, type ErrorCode } from './problem.ts'

interface About {
  title: string
  version: string
  /** Origin at which the calls are answered. */
  origin: string
  /** Name of the session cookie. */
  cookie: string
}

/** `news.list` in the map is `newsList` here. */
export type NamedEndpoints = Readonly<Record<string, Endpoint>>

/** An OpenAPI 3.1 document out of the very schemas by which calls are parsed and answers written. */
export function openApi(endpoints: NamedEndpoints, about: About): JsonSchema {
  const paths: Record<string, JsonSchema> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version },
    servers: [{ url: about.origin }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: about.cookie } },
    },
  }
}

function operation(name: string, endpoint: Endpoint): JsonSchema {
  const { permission, body, response, status = 200, list, type } = endpoint
  const success = {
    description: 'Done',
    ...(list && { headers: listHeaders }),
    ...(response && {
      content: { [type ?? 'application/json']: { schema: jsonSchema(response, 'output') } },
    }),
  }
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/').find((part) => part && part !== 'api')],
    security: permission === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
    ],
    ...(body && { requestBody: { required: true, content: json(jsonSchema(body, 'input')) } }),
    responses: { [status]: success, ...failuresOf(endpoint) },
  }
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

const listHeaders = {
  'X-Total-Count': { schema: { type: 'integer' }, description: 'How many there are in all' },
  Link: { schema: { type: 'string' }, description: 'rel="next", where there are more' },
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): JsonSchema[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
  }))
}

/** Each status once, with the codes that it can carry. */
function failuresOf(endpoint: Endpoint): Record<string, JsonSchema> {
  const codes: ErrorCode[] = ['MALFORMED_REQUEST', ...(endpoint.errors ?? [])]
  if (endpoint.permission !== 'public') codes.push('NOT_SIGNED_IN', 'FORBIDDEN')
  if (endpoint.method !== 'GET' && !endpoint.fromAnywhere) codes.push('FOREIGN_ORIGIN')
  if (endpoint.params) codes.push('NOT_FOUND')
  if (endpoint.body) codes.push('UNSUPPORTED_MEDIA_TYPE', 'TOO_LARGE')
  if (endpoint.body || endpoint.query || endpoint.params) codes.push('INVALID_FIELDS')
  const byStatus = Object.groupBy(new Set(codes), (code) => statusOf[code])
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, some]) => [
      status,
      {
        description: some.join(', '),
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    ]),
  )
}
