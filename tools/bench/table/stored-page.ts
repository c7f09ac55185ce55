import { request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'

/** A page as the product answers it: others are given the same bytes and the same headers. */
export interface StoredPage {
  /** Names and values in turn, without those that each server writes by itself. */
  headers: string[]
  body: Buffer
}

const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** `fetch` would unpack the body. */
export async function fetchStored(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<StoredPage> {
  const sent = request(url, { headers }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  const kept = Object.entries(response.headersDistinct).filter(([name]) => !own.has(name))
  return { headers: kept.flatMap(([name, values = []]) => values.flatMap((v) => [name, v])), body }
}
