import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { OpenError } from './database/open-error.ts'
import { openStore } from './database/store.ts'
import { holdFolder } from './serving-lock.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'trilane-lock-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

/** Another process that holds the folder until it is ended. */
async function holder() {
  const script = `import { holdFolder } from '#src/server/serving-lock.ts'
    globalThis.held = holdFolder(${JSON.stringify(dataDir)})
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  if (child.exitCode !== null) throw new Error('Another process could not hold it')
  return child
}

test('a folder is served once; who comes second is told who has it, and what to do', async () => {
  const child = await holder()
  const second = () => holdFolder(dataDir)
  expect(second).toThrow(OpenError)
  expect(second).toThrow(
    `The folder ${dataDir} is already in use by process ${child.pid}. Stop that process first`,
  )
  const command = await openStore({ dataDir }, {})
  await command.close()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const held = holdFolder(dataDir)
  expect(second).toThrow(`already in use by process ${process.pid}.`)
  // The attempt in this process has left the lock to it.
  await expect(holder()).rejects.toThrow('could not hold it')
  held.release()
  holdFolder(dataDir).release()
})

test('its files are its owner’s alone', () => {
  for (const name of ['serving.lock', 'serving.pid'])
    expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600)
})
