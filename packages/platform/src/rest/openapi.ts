import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { jsonSchema, type JsonSchema } from './json-schema.ts'
import { exampleOf } from './openapi-example.ts'
import { errorExamples, errorResponses, type ErrorMessages } from './openapi-errors.ts'
import { problem } from './problem.ts'

interface About {
  title: string
  version: string
  /** Origin of the server. */
  origin: string
  /** Name of the session cookie. */
  cookie: string
  messages: ErrorMessages
}

/** `news.list` in the map is `newsList` here. */
export type NamedEndpoints = Readonly<Record<string, Endpoint>>

const description = `A failed call returns \`application/problem+json\`; \`errorCode\` gives the reason.
To sign in, call \`POST /sessions\` on the account server, which sets the session cookie. Calls that change
data must send the \`Origin\` header, as browsers do. If an address does not support a method, the response
is 405, and \`Allow\` lists the supported methods. Addresses that support GET also support HEAD.`

/** An OpenAPI 3.1 document made from the schemas that parse requests and write responses. */
export function openApi(endpoints: NamedEndpoints, about: About): JsonSchema {
  const paths: Record<string, JsonSchema> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  const tags = [...new Set(Object.values(endpoints).map(tagOf))]
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version, description },
    servers: [{ url: about.origin }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, 'output') },
      examples: errorExamples(about.messages),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: about.cookie } },
    },
  }
}

const tagOf = ({ path }: Endpoint) => path.split('/').find((part) => part && part !== 'api') ?? ''

function operation(name: string, endpoint: Endpoint): JsonSchema {
  const { permission, body, response, status = 200, list, type } = endpoint
  const success = {
    description: 'Done',
    ...(list && { headers: listHeaders }),
    ...(response && { content: content(type ?? 'application/json', response, 'output') }),
  }
  const bodyType = endpoint.multipart ? 'multipart/form-data' : 'application/json'
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    'x-permission': permission,
    security: permission === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...parametersOf(endpoint.headers, 'header'),
    ],
    ...(body && { requestBody: { required: true, content: content(bodyType, body, 'input') } }),
    responses: { [status]: success, ...errorResponses(endpoint) },
  }
}

function content(type: string, described: z.ZodType, side: 'input' | 'output') {
  const schema = jsonSchema(described, side)
  return { [type]: { schema, example: exampleOf(schema) } }
}

const listHeaders = {
  'X-Total-Count': {
    schema: { type: 'integer', minimum: 0 },
    required: true,
    description: 'Total number of items',
  },
  Link: {
    schema: { type: 'string' },
    description: 'If there are more items: `<address>; rel="next"`',
  },
}

function parametersOf(
  schema: z.ZodType | undefined,
  place: 'path' | 'query' | 'header',
): JsonSchema[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, described]) => {
    const isRequired = place === 'path' || required.includes(name)
    return {
      name,
      in: place,
      required: isRequired,
      schema: described,
      ...(isRequired && { example: exampleOf(described) }),
    }
  })
}
