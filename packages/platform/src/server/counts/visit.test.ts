import { expect, test } from 'vitest'
import { campaignOf, isCounted, referrerOf } from './visit.ts'

const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
const browser = { 'user-agent': agent }

test.each([
  ['a browser', browser, true],
  ['a browser that opens a page', { ...browser, 'sec-fetch-dest': 'document' }, true],
  ['without a name', {}, false],
  ['a program', { 'user-agent': 'curl/8.14.1' }, false],
  [
    'a robot by its own name',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    false,
  ],
  [
    'a browser without a window',
    { 'user-agent': agent.replace('Chrome', 'HeadlessChrome') },
    false,
  ],
  ['who asks not to be followed', { ...browser, 'sec-gpc': '1' }, false],
  ['a page that is fetched ahead', { ...browser, 'sec-purpose': 'prefetch' }, false],
  [
    'a page that a worker keeps',
    { ...browser, 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' },
    false,
  ],
  [
    'a page that is opened through the worker',
    { ...browser, 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' },
    true,
  ],
  ['a script that says no mode', { ...browser, 'sec-fetch-dest': 'empty' }, false],
  // A telephone whose maker ends in "bot".
  ['a device', { 'user-agent': `${agent} CUBOT_X30` }, true],
])('%s', (_, headers, counted) => {
  expect(isCounted(headers)).toBe(counted)
})

test.each([
  [undefined, ''],
  ['https://www.example.org/a/page?user=7', 'example.org'],
  ['https://Example.org:8443/', 'example.org'],
  ['http://trilane.test/en/pricing', ''],
  ['https://www.trilane.example/en', ''],
  ['http://192.168.0.7/intranet', 'other'],
  ['http://intranet/', 'other'],
  ['https://somebody@example.org/', 'other'],
  ['android-app://com.example.mail/', 'other'],
  [`https://${'a'.repeat(120)}.example.org/`, 'other'],
])('of the address %s the host alone is counted, as %s', (referer, host) => {
  const headers = { host: 'trilane.test', ...(referer && { referer }) }
  expect(referrerOf(headers, 'www.trilane.example')).toBe(host)
})

test.each([
  ['/en', ''],
  ['/en?utm_campaign=Spring%20Fair', 'spring fair'],
  ['/en?utm_campaign=', ''],
  ['/en?utm_source=mail&utm_campaign=spring-26', 'spring-26'],
  ['/en?utm_campaign=ada%40example.com', 'other'],
  [`/en?utm_campaign=${'x'.repeat(61)}`, 'other'],
])('of the address %s the campaign is %s', (url, campaign) => {
  expect(campaignOf(url)).toBe(campaign)
})
