import { randomUUID } from 'node:crypto'

let lastTime = 0
let sequence = 0

/** UUIDv7: 48 bits of time, then randomness. Within one process each is greater than the one before. */
export function newId(now = Date.now()): string {
  sequence = now > lastTime ? 0 : (sequence + 1) % 4096
  lastTime = Math.max(now, lastTime + (now > lastTime || sequence ? 0 : 1))
  const time = lastTime.toString(16).padStart(12, '0')
  const count = (0x7000 | sequence).toString(16)
  // `randomUUID` takes its bits from a supply that Node.js keeps; `randomBytes` fetches them each time.
  return `${time.slice(0, 8)}-${time.slice(8)}-${count}-${randomUUID().slice(19)}`
}
