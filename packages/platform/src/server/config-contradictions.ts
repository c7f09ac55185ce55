import { isWithinEvery, isLoopback } from './config-values.ts'

type Text = string | undefined

/** The settings that depend on each other; before they are parsed, all are texts. */
interface Settings {
  readonly [name: string]: unknown
  RATE_LIMITS?: Text
  LOG_MAILS?: Text
  PORT?: Text | number
  METRICS_PORT?: Text | number
  PUBLIC_URL?: Text
  ACCOUNT_URL?: Text
  COOKIE_DOMAIN?: Text
  WEBHOOK_URL?: Text
  WEBHOOK_SECRET?: Text
  CDN_PURGE_URL?: Text
  CDN_PURGE_SECRET?: Text
}

/** One sentence for each setting that another one excludes or needs. */
export function contradictions(config: Settings, loopback: boolean): string[] {
  const { RATE_LIMITS, LOG_MAILS, ACCOUNT_URL, PUBLIC_URL, COOKIE_DOMAIN } = config
  const { WEBHOOK_URL, WEBHOOK_SECRET, CDN_PURGE_URL, CDN_PURGE_SECRET } = config
  const errors: string[] = []
  if (RATE_LIMITS === 'off' && !loopback)
    errors.push('RATE_LIMITS: off is accepted only if HOST is a loopback address')
  if (LOG_MAILS === 'on' && PUBLIC_URL)
    errors.push('LOG_MAILS: on is accepted only if PUBLIC_URL is not set')
  if (config.METRICS_PORT !== undefined && Number(config.METRICS_PORT) === Number(config.PORT))
    errors.push('METRICS_PORT: must not be PORT')
  if (!WEBHOOK_URL !== !WEBHOOK_SECRET)
    errors.push('WEBHOOK_SECRET: WEBHOOK_URL and WEBHOOK_SECRET are needed together')
  if (!CDN_PURGE_URL !== !CDN_PURGE_SECRET)
    errors.push('CDN_PURGE_SECRET: CDN_PURGE_URL and CDN_PURGE_SECRET are needed together')
  for (const [name, url] of Object.entries({ WEBHOOK_URL, CDN_PURGE_URL })) {
    const receiver = URL.parse(url ?? '')
    if (receiver?.protocol === 'http:' && !isLoopback(receiver.hostname.replace(/^\[|\]$/g, '')))
      errors.push(`${name}: http is accepted only for a loopback address`)
    if (receiver?.username || receiver?.password)
      errors.push(`${name}: must not contain a user name or password`)
  }
  const s3 = Object.entries(config).filter(([name, value]) => name.startsWith('S3_') && value)
  if (s3.length > 0 && s3.length < 5)
    errors.push('S3_ENDPOINT: set all five S3_… settings, or none of them')
  const site = PUBLIC_URL ? URL.parse(PUBLIC_URL) : null
  const account = ACCOUNT_URL ? URL.parse(ACCOUNT_URL) : null
  if (account && !site) errors.push('PUBLIC_URL: is needed if ACCOUNT_URL is set')
  if (account && site && account.protocol !== site.protocol)
    errors.push('ACCOUNT_URL: must have the same scheme as PUBLIC_URL, so that cookies reach both')
  const hosts = [site, account].flatMap((url) => (url ? [url.hostname] : []))
  if (COOKIE_DOMAIN ? !isWithinEvery(hosts, COOKIE_DOMAIN) : new Set(hosts).size > 1)
    errors.push(
      'COOKIE_DOMAIN: must be a domain that includes the hosts of both PUBLIC_URL and ACCOUNT_URL',
    )
  return errors
}
