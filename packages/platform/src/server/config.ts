import { z } from 'zod'
import { maxLength } from '#src/rest/lengths.ts'
import { emailAddress, publicHost } from '#src/rest/text.ts'
import {
  setting,
  origin,
  network,
  list,
  hostWithPort,
  office,
  tiles,
  isLoopback,
} from './config-values.ts'
import { contradictions } from './config-contradictions.ts'

const tilesCredit = '© OpenStreetMap contributors'

const mediaHosts = 'www.youtube.com,youtu.be,www.youtube-nocookie.com,vimeo.com,player.vimeo.com'

export const configSchema = z.object({
  HOST: setting(z.string().default('127.0.0.1')).describe('Address to listen on'),
  PORT: setting(z.coerce.number().int().min(0).max(65_535).default(3000)).describe(
    'Port to listen on; 0 uses a free one',
  ),
  DATA_DIR: setting(z.string().default('./data')).describe(
    'Folder of the embedded store and the files; a local disk',
  ),
  DATABASE_URL: setting(z.url({ protocol: /^postgres(ql)?$/ }).optional()).describe(
    'PostgreSQL; default: SQLite in DATA_DIR',
  ),
  PUBLIC_URL: setting(origin.optional()).describe(
    'Origin at which visitors reach the site; default: http://HOST:PORT',
  ),
  ACCOUNT_URL: setting(origin.optional()).describe(
    'Origin of the account server; default: the same as the site',
  ),
  COOKIE_DOMAIN: setting(
    z
      .string()
      .regex(/^[a-z0-9.-]+$/i)
      .optional(),
  ).describe('Domain of the session cookie, needed if ACCOUNT_URL is on another host'),
  SERVE: setting(z.enum(['all', 'site', 'account']).default('all')).describe(
    'Which servers run in this process',
  ),
  SEED: setting(z.enum(['demo', 'none']).default('none')).describe(
    'demo: fill an empty store with demo content',
  ),
  ADMIN_EMAIL: setting(
    z.union([emailAddress, z.literal('admin@localhost')]).default('admin@localhost'),
  ).describe('First administrator, created if there is none'),
  ADMIN_PASSWORD: setting(z.string().min(12).max(maxLength.password).optional()).describe(
    'Password of the first administrator; default: a random one, printed once',
  ),
  S3_ENDPOINT: setting(origin.optional()).describe(
    'S3-compatible storage for files, with the four settings below; default: DATA_DIR',
  ),
  S3_BUCKET: setting(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
  ).describe('Bucket, which must exist; its address is S3_ENDPOINT/S3_BUCKET'),
  S3_REGION: setting(z.string().min(1).optional()).describe('Region, such as eu-west-1 or auto'),
  S3_ACCESS_KEY_ID: setting(z.string().min(1).optional()).describe('Name of the access key'),
  S3_SECRET_ACCESS_KEY: setting(z.string().min(1).optional()).describe('The access key itself'),
  SMTP_URL: setting(z.url({ protocol: /^smtps?$/ }).optional()).describe(
    'Mail server; without one, emails are queued in the outbox',
  ),
  LOG_MAILS: setting(z.enum(['on', 'off']).default('off')).describe(
    'on, for development: without a mail server, emails are logged, including links with tokens',
  ),
  SECOND_FACTOR: setting(z.enum(['optional', 'required']).default('optional')).describe(
    'required: staff must set up two-step verification before they can use the back office',
  ),
  SECRET_KEY: setting(z.string().min(32).max(1024).optional()).describe(
    'Key for previews, remembered devices, blocked addresses and rate limits; do not change it (docs/security.md); default: generated and kept in the store',
  ),
  WEBHOOK_URL: setting(z.url({ protocol: /^https?$/ }).optional()).describe(
    'Receiver of demo requests, and of possible spam once staff accept it; https, or http to a loopback address',
  ),
  WEBHOOK_SECRET: setting(z.string().min(16).optional()).describe(
    'Signing key of WEBHOOK_URL: at least 16 characters, or whsec_ and Base64',
  ),
  CDN_MAX_AGE: setting(z.coerce.number().int().min(1).max(31_536_000).optional()).describe(
    'Seconds for which a CDN may serve a page without revalidation; default: it revalidates each time',
  ),
  CDN_STALE: setting(z.coerce.number().int().min(0).max(604_800).default(0)).describe(
    'Further seconds for which a CDN may serve a stale page while it revalidates',
  ),
  CDN_PURGE_URL: setting(z.url({ protocol: /^https?$/ }).optional()).describe(
    'Receiver of purge events with the pages that a write has changed',
  ),
  CDN_PURGE_SECRET: setting(z.string().min(16).optional()).describe('Signing key of CDN_PURGE_URL'),
  OUTGOING_PRIVATE_HOSTS: setting(
    z.string().default('').transform(list).pipe(z.array(hostWithPort)),
  ).describe(
    'Receivers that may use private addresses and http, as host:port; WEBHOOK_URL is always allowed',
  ),
  TRUSTED_PROXIES: setting(z.string().default('').transform(list).pipe(z.array(network))).describe(
    'Proxies whose X-Forwarded-For is trusted, as addresses or networks',
  ),
  MEDIA_HOSTS: setting(
    z.string().default(mediaHosts).transform(list).pipe(z.array(publicHost)),
  ).meta({
    description: 'Allowed hosts of media items, besides the library',
    default: mediaHosts,
  }),
  OFFICE_LONDON: setting(office.optional()).describe(
    'Latitude, longitude and address of the office; without them, the contact map has no pin',
  ),
  OFFICE_LISBON: setting(office.optional()).describe('The same for Lisbon'),
  MAP_TILES_URL: setting(tiles.optional()).describe(
    'Street maps, such as https://tiles.example.com/{z}/{x}/{y}.png, loaded on request; default: drawn maps only',
  ),
  MAP_TILES_CREDIT: setting(z.string().default(tilesCredit)).describe(
    'Attribution below the street maps',
  ),
  RETENTION_LEADS_MONTHS: setting(z.coerce.number().int().min(1).max(120).optional()).describe(
    'Months after which demo requests are erased; default: only on request',
  ),
  RATE_LIMITS: setting(z.enum(['on', 'off']).default('on')).describe(
    'off is allowed only if HOST is a loopback address; servers that share a PostgreSQL database count requests together',
  ),
  MAX_WAITING: setting(z.coerce.number().int().min(1).default(250)).describe(
    'Requests that may wait for processing or the database; further requests get 503',
  ),
  PAGE_CACHE_MB: setting(z.coerce.number().int().min(0).default(192)).describe(
    'Megabytes of rendered pages in the cache; 0: each page is rendered on request',
  ),
  PAGES_AHEAD: setting(z.enum(['on', 'off']).default('on')).describe(
    'off, for short-lived servers: pages are rendered on request only',
  ),
  PAGE_COMPRESSION: setting(z.enum(['best', 'fast']).default('best')).describe(
    'fast, for short-lived servers: compressed pages are a fifth larger and take a fiftieth of the time',
  ),
  WORKERS: setting(
    z.union([z.literal('auto'), z.coerce.number().int().min(1).max(64)]).default(1),
  ).describe(
    'Processes that listen on the port; auto: one for each core; more than one needs DATABASE_URL',
  ),
  METRICS_PORT: setting(z.coerce.number().int().min(1).max(65_535).optional()).describe(
    'Port of HOST for Prometheus metrics of all workers at /metrics; keep the port private',
  ),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ).describe('Log level'),
})

export type Config = Readonly<
  z.output<typeof configSchema> & { publicUrl: string | undefined; loopback: boolean }
>

/** Parses the whole environment; throws one error that names all of them. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = configSchema.safeParse(environment)
  const errors =
    parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  const loopback = isLoopback(parsed.data?.HOST ?? environment.HOST ?? '127.0.0.1')
  errors.push(...contradictions(parsed.data ?? environment, loopback))
  if (!parsed.success || errors.length)
    throw new Error(`The configuration is not usable:\n${errors.map((f) => `  ${f}`).join('\n')}`)
  return { ...parsed.data, publicUrl: parsed.data.PUBLIC_URL, loopback }
}
