// npm run compare -- <origin> <origin>: whether two servers show the same pages and describe the same calls.
// Both serve copies of one store: pictures are drawn from the ids of their articles.
import { differenceOf, normalise } from './normalise.ts'

const [, , first = '', second = ''] = process.argv
if (!URL.canParse(first) || !URL.canParse(second)) {
  console.error('Usage: npm run compare -- http://127.0.0.1:3000 http://127.0.0.1:3001')
  process.exit(1)
}

/** What no sitemap names. */
const others = [
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/api/openapi.json',
  '/account/openapi.json',
  '/api/news/site/language/de',
  '/api/service/ipinfo',
  '/backoffice',
  '/en/no-such-page',
  '/en/sign-in',
]

async function read(origin: string, path: string): Promise<string> {
  const response = await fetch(new URL(path, origin), { redirect: 'manual' })
  const type = response.headers.get('content-type') ?? ''
  const policy = response.headers.get('content-security-policy') ?? ''
  const text = await response.text()
  return normalise(`${response.status} ${type}\n${policy}\n${text}`, origin)
}

async function pathsOf(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', origin))).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

const paths = new Set([...(await pathsOf(first)), ...(await pathsOf(second)), ...others])
let different = 0
for (const path of paths) {
  const [before, after] = [await read(first, path), await read(second, path)]
  if (before === after) continue
  different += 1
  console.log(`${path}\n${differenceOf(before, after)}\n`)
}
console.log(`${paths.size} addresses, ${different} different.`)
process.exitCode = different ? 1 : 0
