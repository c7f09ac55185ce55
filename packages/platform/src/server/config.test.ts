import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { isLoopback } from './config-values.ts'

const errorsOf = (environment: Record<string, string>): string[] => {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    return (error as Error).message.split('\n').slice(1)
  }
}

test('an empty environment is usable: this machine alone, SQLite, no demo content', () => {
  expect(readConfig({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    SERVE: 'all',
    SEED: 'none',
    RATE_LIMITS: 'on',
    TRUSTED_PROXIES: [],
    loopback: true,
    publicUrl: undefined,
  })
})

test('an empty setting counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toMatchObject({
    PORT: 3000,
    DATABASE_URL: undefined,
    publicUrl: undefined,
  })
})

test('all errors are named at once', () => {
  const errors = errorsOf({
    PORT: '70000',
    HOST: '0.0.0.0',
    RATE_LIMITS: 'off',
    SERVE: 'some',
    DATABASE_URL: 'mysql://x',
    SMTP_URL: 'http://mail',
    ADMIN_PASSWORD: 'short',
    TRUSTED_PROXIES: '10.0.0.0/40',
    ACCOUNT_URL: 'https://account.example.com',
  }).join('\n')
  const names =
    'PORT RATE_LIMITS SERVE DATABASE_URL SMTP_URL ADMIN_PASSWORD TRUSTED_PROXIES PUBLIC_URL'
  for (const name of names.split(' ')) expect(errors).toMatch(new RegExp(`^  ${name}\\b`, 'm'))
})

test('a rejected password is not repeated in the message', () => {
  expect(errorsOf({ ADMIN_PASSWORD: 'hunter2' }).join()).not.toContain('hunter2')
})

describe('an origin', () => {
  test.each([
    'https://www.example.com',
    'http://localhost:4000',
    'https://www.example.com/',
    'https://müller.example',
  ])('is taken: %s', (url) =>
    expect(readConfig({ PUBLIC_URL: url }).publicUrl).toBe(new URL(url).origin),
  )
  test.each([
    'www.example.com',
    'https://a.example/path',
    'ftp://a.example',
    'https://u:p@a.example',
  ])('is rejected: %s', (url) => expect(errorsOf({ PUBLIC_URL: url })).not.toEqual([]))
})

describe('contradictions', () => {
  const shop = 'https://www.example.com'
  test('rate limits may be off on a loopback address only', () => {
    expect(errorsOf({ RATE_LIMITS: 'off' })).toEqual([])
    expect(errorsOf({ RATE_LIMITS: 'off', HOST: '0.0.0.0' })).toHaveLength(1)
  })
  test('mails are logged on a development machine only', () => {
    expect(readConfig({}).LOG_MAILS).toBe('off')
    expect(errorsOf({ LOG_MAILS: 'on' })).toEqual([])
    expect(errorsOf({ LOG_MAILS: 'on', PUBLIC_URL: shop })).toHaveLength(1)
  })
  test('ACCOUNT_URL needs PUBLIC_URL', () => {
    expect(errorsOf({ ACCOUNT_URL: shop })).toHaveLength(1)
  })
  test('another host needs a cookie domain that contains both', () => {
    const hosts = { PUBLIC_URL: shop, ACCOUNT_URL: 'https://account.example.com' }
    expect(errorsOf(hosts)).toHaveLength(1)
    expect(errorsOf({ ...hosts, COOKIE_DOMAIN: 'account.example.com' })).toHaveLength(1)
    expect(errorsOf({ ...hosts, COOKIE_DOMAIN: 'ample.com' })).toHaveLength(1)
    expect(errorsOf({ ...hosts, COOKIE_DOMAIN: 'example.com' })).toEqual([])
  })
  test('the cookie domain contains the host of PUBLIC_URL: browsers ignore any other cookie', () => {
    expect(errorsOf({ PUBLIC_URL: shop, COOKIE_DOMAIN: 'example.org' })).toHaveLength(1)
    expect(errorsOf({ COOKIE_DOMAIN: 'example.org' })).toHaveLength(1)
  })
  test('both origins have the same scheme: a secure cookie is not sent over http', () => {
    const hosts = { PUBLIC_URL: shop, ACCOUNT_URL: 'http://www.example.com:4000' }
    expect(errorsOf(hosts)).toHaveLength(1)
  })
})

test.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['127.example.com', false],
  ['10.0.0.1', false],
])('is %s a loopback address: %s', (host, expected) => expect(isLoopback(host)).toBe(expected))

describe('the webhook', () => {
  const WEBHOOK_SECRET = 'sixteen characters'
  test.each<[string, Record<string, string>, boolean]>([
    ['https', { WEBHOOK_URL: 'https://crm.example.com/hook?x=1', WEBHOOK_SECRET }, true],
    ['http on this machine', { WEBHOOK_URL: 'http://[::1]:4215/hook', WEBHOOK_SECRET }, true],
    ['http elsewhere', { WEBHOOK_URL: 'http://crm.example.com/', WEBHOOK_SECRET }, false],
    ['another scheme', { WEBHOOK_URL: 'file:///etc/hosts', WEBHOOK_SECRET }, false],
    ['a password in it', { WEBHOOK_URL: 'https://a:b@crm.example.com/', WEBHOOK_SECRET }, false],
    ['a short key', { WEBHOOK_URL: 'https://crm.example.com/', WEBHOOK_SECRET: 'short' }, false],
    ['no key', { WEBHOOK_URL: 'https://crm.example.com/' }, false],
    ['a key alone', { WEBHOOK_SECRET }, false],
  ])('with %s', (_, environment, usable) => {
    expect(errorsOf(environment).length === 0).toBe(usable)
  })
})
