import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { sessionCookie } from './session-cookie.ts'

const https = { PUBLIC_URL: 'https://www.example.com' }
const cookie = (environment: Record<string, string>) => sessionCookie(readConfig(environment))

test.each([
  ['http', {}, 'session=t; Max-Age=60; Path=/; HttpOnly; SameSite=Lax'],
  ['https', https, '__Host-session=t; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure'],
  [
    'another host',
    { ...https, ACCOUNT_URL: 'https://account.example.com', COOKIE_DOMAIN: 'example.com' },
    '__Secure-session=t; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure; Domain=example.com',
  ],
])('over %s it is as strict as that allows', (_, environment, expected) => {
  const { set, clear } = cookie(environment)
  expect(set('t', 60)).toBe(expected)
  expect(clear()).toBe(expected.replace('=t; Max-Age=60', '=; Max-Age=0'))
})

describe('reading', () => {
  const { read } = cookie({})
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['session=', undefined],
    ['session=abc', 'abc'],
    ['a=1; session=abc ; b=2', 'abc'],
    ['xsession=abc', undefined],
    ['SESSION=abc', undefined],
  ])('%s is %s', (header, token) => expect(read(header)).toBe(token))

  test('over https a cookie without the prefix is ignored', () => {
    expect(cookie(https).read('session=abc')).toBeUndefined()
    expect(cookie(https).read('__Host-session=abc')).toBe('abc')
  })
})
