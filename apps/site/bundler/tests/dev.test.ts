import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '@repo/platform/testing/free-port.ts'
import { memoryFolder } from '@repo/platform/testing/memory-folder.ts'

const root = join(import.meta.dirname, '../../../..')

test('npm run dev serves a page, its styles and its script from the sources', async () => {
  const dataDir = mkdtempSync(join(memoryFolder(), 'trilane-dev-'))
  const port = await freePort()
  const { PATH = '', HOME = '' } = process.env
  const server = spawn(process.execPath, [join(root, 'apps/site/bundler/dev.ts')], {
    cwd: root,
    env: {
      PATH,
      HOME,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      // The content is not what is looked at.
      SEED: 'none',
    },
    stdio: 'ignore',
  })
  onTestFinished(() => {
    server.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`
  const answer = (path: string) => fetch(url + path).catch(() => undefined)
  await expect.poll(async () => (await answer('/en'))?.status, { timeout: 50_000 }).toBe(200)
  const html = await (await answer('/en'))!.text()
  const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
  for (const path of [sheet.replaceAll('&amp;', '&'), '/apps/site/src/client.ts'])
    expect([path, (await answer(path))?.status]).toEqual([path, 200])
})
