import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const settings = new Set(
  [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!),
)
const ofNode = 'NODE_ENV'

const namesIn = (text: string, name: RegExp) => [...text.matchAll(name)].map(([, found]) => found!)

test.each([
  ['Dockerfile', /ENV (?:.|\\\n)*/, /\b([A-Z][A-Z0-9_]+)=/g],
  ['compose.yaml', /&settings\n(?: {4}.*\n)+/, /^ {4}([A-Z][A-Z0-9_]+):/gm],
  ['trilane.service', /^Environment=.*/m, /\b([A-Z][A-Z0-9_]+)=/g],
])('deploy/%s sets what there is to set', (file, part, name) => {
  const [text = ''] = part.exec(read(`apps/site/deploy/${file}`)) ?? []
  const names = namesIn(text, name)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((one) => !settings.has(one) && one !== ofNode)).toEqual([])
})

test('the image is built from the root, where all that it copies is', () => {
  const folder = join(root, 'apps/site/deploy')
  const compose = read('apps/site/deploy/compose.yaml')
  const [, context = ''] = /^ +context: (\S+)$/m.exec(compose) ?? []
  const [, dockerfile = ''] = /^ +dockerfile: (\S+)$/m.exec(compose) ?? []
  expect(join(folder, context, '.')).toBe(join(root, '.'))
  const commands = [compose, read(dockerfile)].map((text) => / -f (\S+)/.exec(text)?.[1] ?? '')
  for (const file of [dockerfile, ...commands])
    expect(existsSync(join(root, file)), file).toBe(true)
  const copied = [...read(dockerfile).matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, files = '']) => files.split(' '),
  )
  expect(copied.length).toBeGreaterThan(5)
  expect(copied.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('npm, the image and the unit start the server with the memory settings of one file', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(read('apps/site/deploy/Dockerfile'))!
  const [, unit] = /^ExecStart=(.*)$/m.exec(read('apps/site/deploy/trilane.service'))!
  const image = (JSON.parse(command) as string[]).join(' ')
  for (const start of [scripts.start, scripts.serve, image, unit])
    expect(start).toMatch(/^(?:exec |\/bin\/)?sh scripts\/memory\.sh \S*node /)
})

test('the memory settings reach the server, beside options that whoever starts it has', () => {
  const file = fileURLToPath(new URL('../../../scripts/memory.sh', import.meta.url))
  const { MALLOC_ARENA_MAX: _, ...env } = process.env
  const print = 'console.log(process.env.MALLOC_ARENA_MAX, process.env.NODE_OPTIONS)'
  const { stdout } = spawnSync('sh', [file, process.execPath, '-e', print], {
    encoding: 'utf8',
    env: { ...env, NODE_OPTIONS: '--no-deprecation' },
  })
  expect(stdout).toBe('1 --max-semi-space-size=16 --no-deprecation\n')
})
