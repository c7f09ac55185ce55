import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'
import { isLoopback } from '../config-values.ts'
import { HttpError } from './http-error.ts'

interface Sender {
  headers: IncomingHttpHeaders
  /** The port on which the request came in. */
  port: number
  hasSession: boolean
  /** `POST /sessions`: signing a visitor in from elsewhere is an attack too. */
  startsSession: boolean
}

/** CSRF check: whether a request that writes comes from an allowed origin. */
export function isOwnOrigin(config: Config, sender: Sender): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = sender.headers
  if (hasNoOrigin(sender.headers)) return !sender.hasSession && !sender.startsSession
  if (origin !== undefined && !isAllowed(config, origin, sender.port)) return false
  return fetchSite === undefined || isAcceptableSite(config, fetchSite, origin)
}

/** Says what is wrong: programs send no `Origin` unless they are told to. */
export const foreignOrigin = (headers: IncomingHttpHeaders): HttpError =>
  new HttpError(
    'FOREIGN_ORIGIN',
    hasNoOrigin(headers)
      ? { message: 'The request does not say which site it comes from. Send the Origin header.' }
      : {},
  )

/** Whether a request has neither `Origin` nor `Sec-Fetch-Site`. */
export function hasNoOrigin(headers: IncomingHttpHeaders): boolean {
  return headers.origin === undefined && headers['sec-fetch-site'] === undefined
}

function isAllowed(config: Config, origin: string, ownPort: number): boolean {
  if (config.publicUrl !== undefined)
    return origin === config.publicUrl || origin === config.ACCOUNT_URL
  if (!URL.canParse(origin)) return false
  const { protocol, hostname, port } = new URL(origin)
  const sameHost = hostname === config.HOST || isLoopback(hostname.replace(/^\[|\]$/g, ''))
  return protocol === 'http:' && sameHost && Number(port || 80) === ownPort
}

/** `same-site` is accepted only with an `Origin` that is allowed by name. */
function isAcceptableSite(config: Config, site: string, origin: string | undefined): boolean {
  if (site === 'same-origin') return true
  return site === 'same-site' && origin !== undefined && config.ACCOUNT_URL !== undefined
}
