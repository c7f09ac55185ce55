import { expect, test } from 'vitest'
import { cleanForwardedFor } from './forwarded-for.ts'

test.each([
  ['203.0.113.10', '203.0.113.10'],
  ['203.0.113.10:41000', '203.0.113.10'],
  ['::ffff:203.0.113.10', '203.0.113.10'],
  ['::ffff:203.0.113.10:41000', '203.0.113.10'],
  ['::ffff:cb00:710a', '203.0.113.10'],
  ['2001:DB8:0:0::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:41000', '2001:db8::1'],
  ['for="[2001:db8::1]:41000"', '2001:db8::1'],
  ['For=203.0.113.10', '203.0.113.10'],
  ['"203.0.113.10:41000"', '203.0.113.10'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25eth0]:80', 'fe80::1'],
  [' 198.51.100.1 ,203.0.113.10:80', '198.51.100.1, 203.0.113.10'],
])('%s is %s', (written, address) => expect(cleaned(written)).toBe(address))

test.each([
  '',
  'unknown',
  '_hidden',
  '203.0.113.300',
  '203.0.113.10:port',
  '[203.0.113.10',
  "'; --",
])('%j is no address, so the proxy itself is the client', (written) =>
  expect(cleaned(written)).toBeUndefined(),
)

test('what is no address ends the chain of proxies', () => {
  expect(cleaned('198.51.100.1, unknown, 203.0.113.10:80, 10.0.0.1')).toBe('203.0.113.10, 10.0.0.1')
})

function cleaned(written: string) {
  const headers = { 'x-forwarded-for': written }
  cleanForwardedFor(headers)
  return headers['x-forwarded-for']
}
