/**
 * Headers and query keys that poison caches, on pages, files and calls: nothing of them comes back, and
 * who asks without them gets the same as before.
 */
import { request } from 'node:http'
import { onAttacked, type Attacked } from './support/attacked.ts'
import { never, type Row } from './support/row.ts'

const poison = 'poison-7f3a.example'

const hostile: Readonly<Record<string, string>> = {
  host: poison,
  'x-forwarded-host': poison,
  'x-forwarded-server': poison,
  'x-forwarded-proto': `http://${poison}`,
  'x-forwarded-scheme': poison,
  'x-forwarded-port': '6666',
  'x-forwarded-prefix': `/${poison}`,
  'x-forwarded-for': poison,
  'x-host': poison,
  'x-original-host': poison,
  'x-original-url': `/${poison}`,
  'x-rewrite-url': `/${poison}`,
  'x-http-host-override': poison,
  'x-http-method-override': 'POST',
  'x-wap-profile': `http://${poison}/wap.xml`,
  forwarded: `host=${poison};proto=https;for=${poison}`,
  via: `1.1 ${poison}`,
  origin: `https://${poison}`,
  referer: `https://${poison}/`,
  'accept-language': `${poison};q=1`,
  'user-agent': `<script src=//${poison}>`,
  cookie: `lang=${poison}; session=${poison}`,
  'accept-encoding': `${poison};q=1`,
  'true-client-ip': poison,
  purpose: `prefetch ${poison}`,
}

const pages = [
  '/en',
  '/de/news',
  '/fr/pricing',
  '/es/contact',
  '/it/sign-in',
  '/pt/nothing-here',
  '/en/newsletter',
  '/en/terms',
  '/sitemap.xml',
  '/feed-en.xml',
  '/robots.txt',
  '/api/news/site/en',
  '/api/service/ipinfo',
  '/api/openapi.json',
  '/backoffice',
  '/',
]

export const measure = (): Promise<Row[]> => onAttacked(attack, { CDN_MAX_AGE: '300' })

interface Answer {
  status: number
  head: string
  body: string
}

async function attack({ url }: Attacked): Promise<Row[]> {
  const reflected: string[] = []
  const stored: string[] = []
  let asked = 0
  for (const page of pages) {
    const plain = await get(url, page, {})
    for (const [name, value] of Object.entries(hostile)) {
      // New to any cache, and as everybody asks for it.
      for (const path of [`${page}?${name}=${asked}`, page]) {
        asked += 1
        const { head, body } = await get(url, path, { [name]: value })
        if (head.includes(poison) || body.includes(poison)) reflected.push(`${name} on ${path}`)
      }
      const after = await get(url, page, {})
      if (JSON.stringify(after) !== JSON.stringify(plain)) stored.push(`${name} on ${page}`)
    }
  }
  const what = `${Object.keys(hostile).length} hostile headers × ${pages.length} pages`
  return [
    never(`${what}: reflected`, asked, reflected),
    never(`${what}: stored`, asked / 2, stored),
  ]
}

function get(url: string, path: string, headers: Record<string, string>): Promise<Answer> {
  const { hostname, port } = new URL(url)
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  request({ hostname, port, path, headers }, (answer) => {
    let body = ''
    answer.setEncoding('utf8').on('data', (part: string) => (body += part))
    answer.on('end', () => {
      const { date: _, ...rest } = answer.headers
      resolve({ status: answer.statusCode ?? 0, head: JSON.stringify(rest), body })
    })
  })
    .on('error', reject)
    .end()
  return promise
}
