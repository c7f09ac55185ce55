import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { isOwnOrigin } from './origin.ts'

const local = readConfig({})
const site = readConfig({ PUBLIC_URL: 'https://www.example.com' })
const apart = readConfig({
  PUBLIC_URL: 'https://www.example.com',
  ACCOUNT_URL: 'https://account.example.com',
  COOKIE_DOMAIN: 'example.com',
})

const own = (
  config: typeof local,
  headers: Record<string, string>,
  { hasSession = false, startsSession = false } = {},
) => isOwnOrigin(config, { headers, port: 3000, hasSession, startsSession })

test.each([
  ['https://www.example.com', true],
  ['http://www.example.com', false],
  ['https://www.example.com:8443', false],
  ['https://example.com', false],
  ['https://www.example.com.evil.example', false],
  ['null', false],
  ['', false],
])('with PUBLIC_URL, origin %s: %s', (origin, expected) =>
  expect(own(site, { origin })).toBe(expected),
)

test.each([
  ['http://127.0.0.1:3000', true],
  ['http://localhost:3000', true],
  ['http://[::1]:3000', true],
  ['http://127.0.0.1:3001', false],
  ['https://127.0.0.1:3000', false],
  ['http://example.com:3000', false],
  ['null', false],
])('without PUBLIC_URL, origin %s: %s', (origin, expected) =>
  expect(own(local, { origin })).toBe(expected),
)

test.each([
  ['same-origin', true],
  ['same-site', false],
  ['cross-site', false],
  ['none', false],
])('Sec-Fetch-Site alone, %s: %s', (value, expected) =>
  expect(own(site, { 'sec-fetch-site': value })).toBe(expected),
)

test('both Origin and Sec-Fetch-Site must be acceptable', () => {
  const origin = 'https://www.example.com'
  expect(own(site, { origin, 'sec-fetch-site': 'cross-site' })).toBe(false)
  expect(own(site, { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' })).toBe(false)
})

test('where the account server has another host, same-site is allowed only with a known origin', () => {
  expect(own(apart, { origin: 'https://www.example.com', 'sec-fetch-site': 'same-site' })).toBe(
    true,
  )
  expect(own(apart, { origin: 'https://shop.example.com', 'sec-fetch-site': 'same-site' })).toBe(
    false,
  )
  expect(own(apart, { 'sec-fetch-site': 'same-site' })).toBe(false)
})

test('with neither header only requests without a session pass, and none that sign in', () => {
  expect(own(site, {})).toBe(true)
  expect(own(site, {}, { hasSession: true })).toBe(false)
  expect(own(site, {}, { startsSession: true })).toBe(false)
})
