import { STATUS_CODES } from 'node:http'

/** A response with its head as one piece, as Node.js writes it on a connection that stays open. */
export interface Packet {
  status: number
  bytes: Buffer
  /** Where the date stands in it, and of which second since 1970 it is. */
  dateAt: number
  second: number
}

interface Parts {
  status: number
  /** Names and values in turn. */
  headers: readonly string[]
  body?: Buffer
  /** For how long the connection stays open. */
  idleSeconds: number
}

const dateLength = new Date(0).toUTCString().length

export function pack({ status, headers, body = Buffer.alloc(0), idleSeconds }: Parts): Packet {
  const lines = headers.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${headers[at + 1]}\r\n`]))
  const before = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}Date: `
  const after = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${idleSeconds}\r\n\r\n`
  const head = Buffer.from(before + ' '.repeat(dateLength) + after, 'latin1')
  return { status, bytes: Buffer.concat([head, body]), dateAt: before.length, second: NaN }
}

/** The packet with the date of this second. */
export function upToDate(packet: Packet): Packet {
  const now = Date.now()
  const second = Math.floor(now / 1_000)
  if (packet.second !== second) {
    packet.bytes.write(new Date(now).toUTCString(), packet.dateAt, 'latin1')
    packet.second = second
  }
  return packet
}
