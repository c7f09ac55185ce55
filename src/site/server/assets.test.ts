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
  'client/.vite/manifest.json': '{"src/site/client.ts":{"file":"assets/site-1a2b.js"}}',
  'styles/.vite/manifest.json': '{"src/site/document.tsx":{"file":"frame.js"}}',
  'page-dates.json': '{}',
}

function newBuild(): string {
  const build = mkdtempSync(join(tmpdir(), 'trilane-build-'))
  onTestFinished(() => rmSync(build, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(built)) {
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
  const { css } = await assets.page('src/site/document.tsx')
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
