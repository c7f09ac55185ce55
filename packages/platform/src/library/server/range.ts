import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange } from './storage.ts'

/** The range that a request asks for; absent: all bytes, also where it asks for several ranges. */
export function rangeOf(
  { range = '', 'if-range': ifRange }: IncomingHttpHeaders,
  size: number,
  etag: string,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim()) ?? []
  const isOther = ifRange !== undefined && ifRange !== etag
  if ((!first && !last) || isOther) return undefined
  if (!first) return +last ? { start: Math.max(0, size - +last), end: size - 1 } : 'unsatisfiable'
  if (+first >= size) return 'unsatisfiable'
  if (last && +last < +first) return undefined
  return { start: +first, end: last ? Math.min(+last, size - 1) : size - 1 }
}
