/**
 * Every kind of answer of a site that is reached by HTTPS: the headers that a browser needs to be safe,
 * and none that tells what answers.
 */
import { rawRequest } from '@repo/platform/testing/raw-request.ts'
import { onAttacked, type Attacked } from './support/attacked.ts'
import { never, type Row } from './support/row.ts'
import { listedItems } from '@repo/platform/testing/answered.ts'
import { z } from 'zod'

const publicUrl = 'https://www.example.com'

const needed: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /frame-ancestors 'none'/,
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'cross-origin-resource-policy': /^same-origin$/,
}
const ofDocuments: Readonly<Record<string, RegExp>> = {
  ...needed,
  'content-security-policy':
    /^default-src 'none'; script-src 'self'; style-src 'self'(?: 'sha256-[\w+/=]{44}')?;.* frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types site service-worker ProseMirrorClipboard$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'referrer-policy': /^strict-origin/,
  'permissions-policy': /camera=\(\)/,
}
const telling = ['server', 'x-powered-by', 'via', 'x-aspnet-version', 'x-runtime']

export const measure = (): Promise<Row[]> =>
  onAttacked(attack, { PUBLIC_URL: publicUrl, CDN_MAX_AGE: '300' })

async function attack(server: Attacked): Promise<Row[]> {
  const cookie = await server.signIn()
  const page = await (await fetch(`${server.url}/en`)).text()
  const built = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
  const files = await server.send('GET', '/api/library?limit=3', undefined, cookie)
  const library = await listedItems(files, { url: z.string() })
  const paths = [...documents, ...others, ...new Set(built), ...library.map(({ url }) => url)]
  const wrong: string[] = []
  for (const path of paths)
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      const { headers, status } = await fetch(server.url + path, {
        method,
        redirect: 'manual',
        headers: { cookie, origin: publicUrl },
      })
      const expected = documents.includes(path) ? ofDocuments : needed
      for (const [name, value] of Object.entries(expected))
        if (!value.test(headers.get(name) ?? ''))
          wrong.push(`${method} ${path} ${status}: ${name}: ${headers.get(name)}`)
      for (const name of telling)
        if (headers.has(name)) wrong.push(`${method} ${path}: ${name}: ${headers.get(name)}`)
      for (const set of headers.getSetCookie())
        if (!/^__Host-.*; Path=\/; HttpOnly; SameSite=(?:Lax|Strict); Secure/.test(set))
          wrong.push(`${method} ${path}: ${set}`)
    }
  const { text } = await rawRequest(server.url, 'GET /en HTTP/9\r\n\r\n')
  for (const [name, value] of Object.entries(needed)) {
    const [, given = ''] = new RegExp(`^${name}: (.*)$`, 'im').exec(text) ?? []
    if (!value.test(given.trim())) wrong.push(`malformed: ${name}: ${given}`)
  }
  return [never('answers without the headers that they need', paths.length * 4 + 1, wrong)]
}

const documents = [
  '/en',
  '/de/news',
  '/en/sign-in',
  '/en/nothing-here',
  '/backoffice',
  '/en/pricing',
]
const others = [
  '/',
  '/sitemap.xml',
  '/robots.txt',
  '/feed-en.xml',
  '/llms.txt',
  '/favicon.ico',
  '/favicon.svg',
  '/service-worker.js',
  '/manifest-en.webmanifest',
  '/nothing.png',
  '/api/news/site/en',
  '/api/nothing',
  '/api/leads',
  '/account',
  '/users',
  '/api/openapi.json',
  '/prices/1.json',
  '/events/nothing.ics',
  '/library/00000000000000000000000000000000/x.png',
]
