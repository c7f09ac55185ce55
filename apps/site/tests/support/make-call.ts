import { api } from '#src/api.ts'
import type { Endpoint } from '@repo/platform/rest/endpoint.ts'
import type { Caller, TestProduct } from './product.ts'
import type { SampleCall } from './sample-call.ts'

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
export const endpoints = Object.values(api).flatMap((calls): Endpoint[] =>
  Object.values<Endpoint>(calls),
)

/** Makes the request as somebody. */
export async function makeCall(
  site: TestProduct,
  name: string,
  { send }: SampleCall,
  caller: Caller,
): Promise<Response> {
  const endpoint = endpoints.find((one) => nameOf(one) === name)!
  const { params = {}, query = '', body } = (await send?.(caller)) ?? {}
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '')
  return site.request(path + query, {
    as: caller,
    method: endpoint.method,
    ...(body instanceof FormData && { body }),
    ...(body !== undefined && !(body instanceof FormData) && { json: body }),
  })
}
