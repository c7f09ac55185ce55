import type { FastifyRequest } from 'fastify'

/** What signing in needs to know of the browser. */
export interface Browser {
  ip: string
  /** The headers as they were sent. */
  cookies: string | undefined
  userAgent: string | undefined
  /** Whether it has hung up. */
  isGone(): boolean
}

export const browserOf = ({ ip, headers, raw }: FastifyRequest): Browser => ({
  ip,
  cookies: headers.cookie,
  userAgent: headers['user-agent'],
  isGone: () => raw.socket.destroyed,
})
