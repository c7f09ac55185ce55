import type { ApiCall } from './description.ts'

/** A command that makes the call with the values of its examples. */
export function curlLine(call: ApiCall): string {
  const parts = [`curl -X ${call.method} ${quoted(call.origin + addressOf(call))}`]
  if (call.method !== 'GET') parts.push(`-H ${quoted(`Origin: ${call.origin}`)}`)
  if (call['x-permission'] !== 'public') parts.push(`-b cookies.txt`)
  if (call.operationId === 'accountSignIn') parts.push('-c cookies.txt')
  return [...parts, ...bodyOf(call)].join(' \\\n  ')
}

function addressOf({ path, parameters }: ApiCall): string {
  const required = parameters.filter((parameter) => parameter.required)
  const valueOf = (name: string) =>
    encodeURIComponent(String(required.find((parameter) => parameter.name === name)?.example))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name))
  const queryParameters = required.filter((parameter) => parameter.in === 'query')
  const query = queryParameters.map(({ name }) => `${name}=${valueOf(name)}`).join('&')
  return query ? `${filled}?${query}` : filled
}

function bodyOf({ requestBody }: ApiCall): string[] {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (type === 'multipart/form-data') return [`-F 'file=@example.pdf'`]
  if (!content) return []
  return [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(content.example))}`]
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
