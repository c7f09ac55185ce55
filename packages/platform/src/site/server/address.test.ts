import { expect, test } from 'vitest'
import { readAddress } from './address.ts'

const redirect = (to: string, status: 301 | 302 = 301) => ({ kind: 'redirect', status, to })
const page = (lang: string, name = '') => ({ kind: 'page', lang, name })
const file = { kind: 'missing file' }

test.each([
  ['/', redirect('/en', 302)],
  ['/en', page('en')],
  ['/de/preise', page('de', 'preise')],
  ['/de/page.html', page('de', 'page.html')],
  ['/de/', redirect('/de')],
  ['/de/preise/', redirect('/de/preise')],
  ['/de/a/b', redirect('/en')],
  ['/de//', redirect('/en')],
  ['/ro', redirect('/en')],
  ['/EN', redirect('/en')],
  ['/constructor', redirect('/en')],
  ['/ro/page', redirect('/en')],
  ['/favicon.ico', file],
  ['/.well-known/security.txt', file],
  ['/.git/config', file],
  ['//evil.com/', file],
  ['/api', { kind: 'call' }],
  ['/api/news/', { kind: 'call' }],
  ['/api/file.json', { kind: 'call' }],
  ['/backoffice', { kind: 'backoffice' }],
  ['/backoffice/news/1.2', { kind: 'backoffice' }],
  ['/backoffice/', redirect('/backoffice')],
])('%s', (path, expected) => expect(readAddress(path)).toEqual(expected))

test.each(['/\\evil.com/', '/\t/evil.com/', '/\r\nset-cookie: a/', '/de/€/', '/de/a b/', '/de/?/'])(
  'no redirect leads to another site or breaks its header: %j',
  (path) => {
    const address = readAddress(path)
    if (address.kind !== 'redirect') return
    expect(address.to).toMatch(/^\/[!-~]*$/)
    expect(address.to).not.toContain('\\')
    expect(new URL(address.to, 'https://own.example').origin).toBe('https://own.example')
    expect(new URL(address.to, 'https://own.example').search).toBe('')
  },
)
