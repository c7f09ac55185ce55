import type { Config } from '../config.ts'

/** The same on every response: no inline script or style, nothing from other origins. */
export function securityHeaders(config: Config): Record<string, string> {
  const account = config.ACCOUNT_URL ? ` ${config.ACCOUNT_URL}` : ''
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${account}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self'${account}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(config.publicUrl?.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}
