import { randomBytes } from 'node:crypto'

let lastTime = 0
let sequence = 0

/** UUIDv7: 48 bits of time, then randomness. Within one process each is greater than the one before. */
export function newId(now = Date.now()): string {
  sequence = now > lastTime ? 0 : (sequence + 1) % 4096
  lastTime = Math.max(now, lastTime + (now > lastTime || sequence ? 0 : 1))
  const bytes = randomBytes(16)
  bytes.writeUIntBE(lastTime, 0, 6)
  bytes.writeUInt16BE(0x7000 | sequence, 6)
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}
