import type { Config } from '../config.ts'
import { playerOrigins } from '#src/rest/players.ts'

/** What a page may show besides what every response may. */
interface Allowed {
  /** Players of these hosts of videos, which it loads when a visitor presses for one. */
  players?: readonly string[]
  /** The pieces of a street map, likewise. */
  tiles?: boolean | undefined
  /** The hash of the one style sheet that stands in it. */
  style?: string | undefined
}

/** The same on every response: no inline script or other inline style, nothing from other origins. */
export function securityHeaders(
  config: Config,
  { players: hosts = [], tiles = false, style }: Allowed = {},
): Record<string, string> {
  const account = config.ACCOUNT_URL ? ` ${config.ACCOUNT_URL}` : ''
  const players = playerOrigins(hosts)
  const map = tiles && config.MAP_TILES_URL ? ` ${new URL(config.MAP_TILES_URL).origin}` : ''
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${style ? ` '${style}'` : ''}`,
    `img-src 'self' data:${map}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${account}`,
    ...(players.length ? [`frame-src ${players.join(' ')}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self'${account}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // ProseMirror parses what is pasted or dropped under a name of its own.
    "require-trusted-types-for 'script'",
    'trusted-types site service-worker ProseMirrorClipboard',
  ].join('; ')
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...transportSecurity(config),
  }
}

/** Of built files: the policy of a page would bind a worker whose script it comes with. */
export const fileHeaders = (config: Config): Record<string, string> => ({
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...transportSecurity(config),
})

const transportSecurity = ({ publicUrl }: Config): Record<string, string> =>
  publicUrl?.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}
