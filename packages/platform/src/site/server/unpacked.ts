import { gunzipSync } from 'node:zlib'
import type { StoredResponse } from '#src/server/http/stored-response.ts'

const maxUnpackedBytes = 4 * 1024 * 1024

/** Those that were unpacked last. */
const unpacked = new Map<StoredResponse, Buffer>()
let unpackedBytes = 0

/**
 * Keeps the compressed forms of a response alone, a fourth of what it was. Nearly every client takes one of
 * them; for one that does not, the plain form is unpacked.
 */
export function dropPlain(stored: StoredResponse): void {
  Object.defineProperty(stored, 'plain', {
    get: () => unpacked.get(stored) ?? unpack(stored),
    // Where the same bytes have been moved to.
    set(moved: Buffer) {
      unpacked.set(stored, moved)
    },
  })
}

function unpack(stored: StoredResponse): Buffer {
  const plain = gunzipSync(stored.gzip!)
  unpackedBytes += plain.length
  for (const [other, { length }] of unpacked) {
    if (unpackedBytes <= maxUnpackedBytes) break
    unpacked.delete(other)
    unpackedBytes -= length
  }
  unpacked.set(stored, plain)
  return plain
}
