/** What this page reads of an OpenAPI document (`rest/openapi.ts` writes it). */
export interface ApiDescription {
  servers: readonly { url: string }[]
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

export interface Content {
  schema: object
  example?: unknown
}

export interface ApiResponse {
  description: string
  content?: Readonly<Record<string, Content>>
}

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: object
  example?: unknown
}

export interface Operation {
  operationId: string
  summary: string
  tags: readonly string[]
  'x-permission': string
  parameters: readonly Parameter[]
  requestBody?: { content: Readonly<Record<string, Content>> }
  responses: Readonly<Record<string, ApiResponse>>
}

export interface ApiCall extends Operation {
  method: string
  path: string
  origin: string
}

export interface CallGroup {
  tag: string
  calls: readonly ApiCall[]
}

/** Every call of the documents, by tag, in their order. */
export function groupCalls(documents: readonly ApiDescription[]): CallGroup[] {
  const calls = documents.flatMap(callsOf)
  const tags = [...new Set(calls.map(({ tags: [tag = ''] }) => tag))]
  return tags.map((tag) => ({ tag, calls: calls.filter(({ tags: own }) => own[0] === tag) }))
}

function callsOf({ servers, paths }: ApiDescription): ApiCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      origin: servers[0]?.url ?? '',
    })),
  )
}

/** The calls in which every word of the search occurs. */
export function findCalls(groups: readonly CallGroup[], question: string): CallGroup[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = (call: ApiCall) => {
    const parts = [call.method, call.path, call.summary, call.operationId, call['x-permission']]
    const text = parts.join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return groups
    .map(({ tag, calls }) => ({ tag, calls: calls.filter(matches) }))
    .filter(({ calls }) => calls.length > 0)
}
