import type { Config } from '../config.ts'
import { playerOrigins } from '../players.ts'

/**
 * The same on every response: no inline script or style, nothing from other origins. `players`: the
 * page may contain those of these hosts of videos, which it loads when a visitor presses for one;
 * `tiles`: the pieces of a street map, likewise.
 */
export function securityHeaders(
  config: Config,
  {
    players: hosts = [],
    tiles = false,
  }: { players?: readonly string[]; tiles?: boolean | undefined } = {},
): Record<string, string> {
  const account = config.ACCOUNT_URL ? ` ${config.ACCOUNT_URL}` : ''
  const players = playerOrigins(hosts)
  const map = tiles && config.MAP_TILES_URL ? ` ${new URL(config.MAP_TILES_URL).origin}` : ''
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
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
