import { lookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { second } from '../clock.ts'
import type { Config } from '../config.ts'
import { isPublicAddress } from './public-address.ts'
import { required } from '#src/values/required.ts'

interface Resolved {
  address: string
  family: number
}

interface Message {
  headers: Readonly<Record<string, string>>
  body: string
}

export interface OutgoingAnswer {
  status: number
  /** The beginning of the body. */
  text: string
}

/** An address that the server never calls. */
export class RefusedAddress extends Error {}

export interface Outgoing {
  /** Throws a `RefusedAddress` if the server may not call the address. */
  check(url: string): URL
  /** Resolves with any status and does not follow redirects. Throws without a response. */
  post(url: string, message: Message): Promise<OutgoingAnswer>
}

interface Options {
  /** `host:port` of receivers that may have private addresses and no TLS. */
  privateHosts: readonly string[]
  resolve?: (host: string) => Promise<readonly Resolved[]>
  timeoutMs?: number
}

/** The bytes of a response that are read. */
const maxAnswerBytes = 2_048

/**
 * Sends every call of the server to an address that staff have entered. It resolves the name once,
 * checks every address of it and connects to one of these. A name that changes a moment later (DNS
 * rebinding) gains nothing.
 */
export function createOutgoing({
  privateHosts,
  resolve = (host) => lookup(host, { all: true }),
  timeoutMs = 10 * second,
}: Options): Outgoing {
  function check(text: string): URL {
    const url = URL.parse(text)
    if (!url) throw new RefusedAddress('This is not a URL')
    if (url.username || url.password)
      throw new RefusedAddress('The URL must not contain a user name or password')
    const isPrivate = privateHosts.includes(hostOf(url))
    if (url.protocol !== 'https:' && !(isPrivate && url.protocol === 'http:'))
      throw new RefusedAddress('The URL must start with https://')
    const host = nameOf(url)
    if (isIP(host) && !isPrivate) refuseUnlessPublic([host])
    return url
  }

  async function addressesOf(url: URL): Promise<readonly Resolved[]> {
    const host = nameOf(url)
    const family = isIP(host)
    const addresses = family ? [{ address: host, family }] : await resolve(host)
    if (addresses.length === 0) throw new RefusedAddress('The host name could not be found')
    if (!privateHosts.includes(hostOf(url)))
      refuseUnlessPublic(addresses.map(({ address }) => address))
    return addresses
  }

  async function send(text: string, { headers, body }: Message, signal: AbortSignal) {
    const url = check(text)
    const addresses = await abortable(addressesOf(url), signal)
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest
    const { promise, resolve: answered, reject } = Promise.withResolvers<IncomingMessage>()
    request(url, { method: 'POST', headers, signal, agent: false, lookup: pinnedTo(addresses) })
      .on('response', answered)
      // The error of an aborted request does not contain the reason.
      .on('error', (error) => reject(signal.aborted ? reasonOf(signal) : error))
      .end(body)
    const response = await promise
    return { status: response.statusCode ?? 0, text: await beginningOf(response) }
  }

  return {
    check,
    post: (url, message) => send(url, message, AbortSignal.timeout(timeoutMs)),
  }
}

/** Returns the private hosts that the operator has configured; staff cannot add others. */
export const privateHostsOf = ({
  WEBHOOK_URL,
  CDN_PURGE_URL,
  OUTGOING_PRIVATE_HOSTS: hosts,
}: Pick<Config, 'WEBHOOK_URL' | 'CDN_PURGE_URL' | 'OUTGOING_PRIVATE_HOSTS'>): readonly string[] => [
  ...hosts,
  ...[WEBHOOK_URL, CDN_PURGE_URL].flatMap((url) => (url ? [hostOf(new URL(url))] : [])),
]

/** Returns the host with its port, even if that is the default of the scheme. */
const hostOf = ({ hostname, port, protocol }: URL): string =>
  `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`

const nameOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/**
 * Rejects a name with one private address among public ones, since the connection might use that.
 */
function refuseUnlessPublic(addresses: readonly string[]): void {
  if (!addresses.every(isPublicAddress))
    throw new RefusedAddress('The URL leads to a private or local network')
}

/**
 * A lookup for `connect` that returns the checked addresses, even if the name has changed since.
 */
const pinnedTo =
  (addresses: readonly Resolved[]): LookupFunction =>
  (_host, { all }, done) => {
    if (all) return done(null, [...addresses])
    const { address, family } = required(addresses[0], 'a checked address')
    done(null, address, family)
  }

const reasonOf = ({ reason }: AbortSignal): unknown => reason

/** A name server has no time limit of its own. */
function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(reasonOf(signal))
  signal.addEventListener('abort', abort)
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort))
}

/**
 * Reads the beginning and closes the connection. A body that breaks off adds nothing to the status.
 */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part)
      bytes += part.length
      if (bytes >= maxAnswerBytes) break
    }
  } catch {
    // The status is enough.
  }
  response.destroy()
  return Buffer.concat(parts).subarray(0, maxAnswerBytes).toString('utf8')
}
