/**
 * A visitor and an administrator request more than a thousand spellings of a path out of a folder,
 * on every route that serves files. No response is 5xx, contains an outside file, or redirects to
 * another host.
 */
import { Agent, request } from 'node:http'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onAttacked, type Attacked } from './support/attacked.ts'
import { inParallel } from './support/in-parallel.ts'
import { never, type Row } from './support/row.ts'
import { listedItems } from '@repo/platform/testing/answered.ts'
import { z } from 'zod'

const dots = [
  '..',
  '.%2e',
  '%2e.',
  '%2e%2e',
  '%2E%2E',
  '%252e%252e',
  '%25252e%25252e',
  '%c0%ae%c0%ae',
  '%e0%80%ae%e0%80%ae',
  '%uff0e%uff0e',
  '%ef%bc%8e%ef%bc%8e',
  '．．',
  '..;',
  '..;x=y',
  '..%00',
  '..%20',
  '..%09',
  '...',
  '....',
  '.%00.',
  '%2e%2e;',
  '..%ff',
]
const slashes = [
  '/',
  '\\',
  '%2f',
  '%2F',
  '%5c',
  '%252f',
  '%255c',
  '%c0%af',
  '%ef%bc%8f',
  '//',
  '/./',
  '\\/',
]
const targets = ['etc/passwd', 'trilane.sqlite', 'package.json', 'canary.txt']
const depths = [1, 4]
const others = [
  '/etc/passwd',
  '//etc/passwd',
  '%2fetc%2fpasswd',
  'file:///etc/passwd',
  'C:\\Windows\\win.ini',
  '\\\\localhost\\c$\\x',
  '.git/config',
  '.env',
  '.vite/manifest.json',
  '%00',
  'a%00.png',
  'canary.txt%00.css',
  'CANARY.TXT',
  'canary.txt::$DATA',
  'canary.txt%20',
  '.',
  './',
  '..',
  '../',
  'constructor',
  '__proto__',
]

/** The prefix before the last part, from which the route takes its name. */
const prefixesOf = (hash: string) => [
  '/',
  '/assets/',
  '/library/',
  `/library/${hash}/`,
  '/prices/',
  '/events/',
  '/offline/',
  '/offline/en/',
  '/social/en/',
  '/en/',
  '/backoffice/',
  '/api/',
  '/.well-known/',
]

const canary = 'canary of the traversal'
/** Texts that no visitor may read in any response. */
const secrets = [canary, 'root:x:0:0', 'SQLite format 3', '"name": "trilane"', '"isEntry"']

export const measure = (): Promise<Row[]> => onAttacked(attack)

async function attack(server: Attacked): Promise<Row[]> {
  writeFileSync(join(server.dataDir, 'canary.txt'), canary)
  writeFileSync(join(server.dataDir, 'files/canary.txt'), canary)
  const cookie = await server.signIn()
  const files = await server.send('GET', '/api/library?limit=1', undefined, cookie)
  const [file] = await listedItems(files, { url: z.string() })
  const hash = file?.url.split('/')[2] ?? ''
  const ways = dots.flatMap((dot) =>
    slashes.flatMap((slash) =>
      depths.flatMap((depth) =>
        targets.map((target) => `${`${dot}${slash}`.repeat(depth)}${target}`),
      ),
    ),
  )
  const spellings = [...ways, ...others]
  const paths = prefixesOf(hash).flatMap((prefix) => spellings.map((one) => prefix + one))
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const failures: string[] = []
  const escapes: string[] = []
  const away: string[] = []
  await inParallel(paths, 32, async (path, at) => {
    const headers: Record<string, string> = at % 2 ? { cookie } : {}
    const { status, location, body } = await get(server.url, path, headers, agent)
    if (status >= 500) failures.push(`${status} ${path}`)
    if (secrets.some((secret) => body.includes(secret))) escapes.push(`${status} ${path}`)
    if (location && !/^\/(?![/\\])/.test(location)) away.push(`${path} to ${location}`)
  })
  agent.destroy()
  const where = `${spellings.length.toLocaleString('en')} spellings on ${prefixesOf(hash).length} routes`
  return [
    never(`path traversal, ${where}: answers 5xx`, paths.length, failures),
    never('the same: files from outside', paths.length, escapes),
    never('the same: redirects to another host', paths.length, away),
  ]
}

/** Sends the path unchanged, since `fetch` would resolve its dots. */
function get(url: string, path: string, headers: Record<string, string>, agent: Agent) {
  const { hostname, port } = new URL(url)
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    location: string | undefined
    body: string
  }>()
  const written = encodeURI(path).replaceAll('%25', '%')
  const raw = path.includes('\\') ? written.replaceAll('%5C', '\\') : written
  request({ hostname, port, path: raw, headers, agent }, (answer) => {
    let body = ''
    answer.setEncoding('latin1').on('data', (part: string) => (body += part))
    answer.on('end', () =>
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, body }),
    )
  })
    .on('error', reject)
    .end()
  return promise
}
