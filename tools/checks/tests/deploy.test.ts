import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')

const settings = new Set(
  [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!),
)
/** What Node.js and the C library read. */
const others = new Set(['NODE_ENV', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_'])

const namesIn = (text: string, name: RegExp) => [...text.matchAll(name)].map(([, found]) => found!)

test.each([
  ['Dockerfile', /ENV (?:.|\\\n)*/, /\b([A-Z][A-Z0-9_]+)=/g],
  ['compose.yaml', /&settings\n(?: {4}.*\n)+/, /^ {4}([A-Z][A-Z0-9_]+):/gm],
  ['trilane.service', /^Environment=.*/m, /\b([A-Z][A-Z0-9_]+)=/g],
])('deploy/%s sets what there is to set', (file, part, name) => {
  const [text = ''] = part.exec(read(`apps/site/deploy/${file}`)) ?? []
  const names = namesIn(text, name)
  expect(names.length).toBeGreaterThan(2)
  expect(names.filter((one) => !settings.has(one) && !others.has(one))).toEqual([])
})

test('npm, the image, the unit and the tests start the server with the same memory settings', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const deployed = ['apps/site/deploy/Dockerfile', 'apps/site/deploy/trilane.service'].map(read)
  const inTests = read('packages/platform/testing/built-server.ts').replaceAll(/: '(.*)'/g, '=$1')
  for (const setting of [
    'MALLOC_ARENA_MAX=1',
    'MALLOC_MMAP_THRESHOLD_=131072',
    '--max-semi-space-size=16',
  ])
    for (const text of [scripts.start, scripts.serve, ...deployed, inTests])
      expect(text).toContain(setting)
})
