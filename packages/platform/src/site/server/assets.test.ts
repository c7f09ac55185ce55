import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#src/server/config.ts'
import { fileHeaders } from '#src/server/http/security-headers.ts'
import { readAssets } from './assets.ts'

/** As little of a build as can be read. */
const built: Readonly<Record<string, string>> = {
  'client/robots.txt': 'User-agent: *',
  'client/robots.txt.br': 'packed',
  'client/assets/site-1a2b.js': '0',
  'client/.vite/manifest.json': JSON.stringify({
    'client.ts': { file: 'assets/site-1a2b.js', name: 'site', isEntry: true },
  }),
  'styles/.vite/manifest.json': JSON.stringify({
    'document.tsx': { file: 'frame.js', name: 'document', isEntry: true },
  }),
  'page-dates.json': '{}',
}

function newBuild(more: Readonly<Record<string, string>> = {}): string {
  const build = mkdtempSync(join(tmpdir(), 'trilane-build-'))
  onTestFinished(() => rmSync(build, { recursive: true, force: true }))
  for (const [name, text] of Object.entries({ ...built, ...more })) {
    mkdirSync(dirname(join(build, name)), { recursive: true })
    writeFileSync(join(build, name), text)
  }
  return build
}

test.each([
  ['https://www.example.com', 'max-age=31536000; includeSubDomains'],
  ['http://www.example.com', undefined],
])('built files of %s carry what every answer does', async (PUBLIC_URL, transport) => {
  const build = newBuild()
  const assets = await readAssets(build, fileHeaders(readConfig({ PUBLIC_URL })))
  const { css } = await assets.page('document.tsx')
  for (const path of ['/robots.txt', '/assets/site-1a2b.js', css[0]!]) {
    const headers = assets.file(path)?.headers
    expect(headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers?.['strict-transport-security']).toBe(transport)
  }
})

test('what a page has of its own stands in it, allowed by the hash of its bytes', async () => {
  const own = '.plan{color:red}'
  const build = newBuild({
    'styles/.vite/manifest.json': JSON.stringify({
      'document.tsx': {
        file: 'frame.js',
        name: 'document',
        isEntry: true,
        css: ['frame.css'],
      },
      'src/pages/rtls/route.ts': {
        file: 'page.js',
        css: ['page.css'],
        imports: ['document.tsx'],
      },
      'src/pages/terms/route.ts': { file: 'terms.js', imports: ['document.tsx'] },
      'src/pages/broken/route.ts': { file: 'broken.js', css: ['broken.css'] },
    }),
    'styles/frame.css': 'a{color:blue}',
    'styles/page.css': own,
    'styles/broken.css': 'a::before{content:"</style>"}',
  })
  const { page, file } = await readAssets(build, {})
  const { css, style } = await page('src/pages/rtls/route.ts')
  expect(style?.text).toContain(own)
  expect(style?.text).not.toContain('blue')
  const hash = createHash('sha256').update(style!.text).digest('base64')
  expect(style?.hash).toBe(`sha256-${hash}`)
  expect(css.map((path) => file(path)?.plain.toString())).toEqual([
    expect.stringContaining('a{color:blue}'),
  ])
  expect(await page('src/pages/terms/route.ts')).toMatchObject({ css, style: undefined })
  await expect(page('src/pages/broken/route.ts')).rejects.toThrow('would end the element')
})

test('a file is read when it is asked for, the rest after the start; then the build may go', async () => {
  const build = newBuild()
  const { file, readRest } = await readAssets(build, {})
  expect(file('/robots.txt')).toMatchObject({
    plain: Buffer.from('User-agent: *'),
    br: Buffer.from('packed'),
  })
  await readRest()
  rmSync(build, { recursive: true })
  expect(file('/assets/site-1a2b.js')?.plain.toString()).toBe('0')
  for (const path of ['/robots.txt.br', '/.vite/manifest.json', '/../page-dates.json', '/none'])
    expect(file(path)).toBeUndefined()
})
