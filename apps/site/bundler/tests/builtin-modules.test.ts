import { execFileSync } from 'node:child_process'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { plant } from '@repo/platform/testing/planted.ts'
import { builtinModules } from '../plugins/builtin-modules.ts'

const entry = `
  import cluster, { isPrimary } from 'node:cluster'
  import { createServer as open, STATUS_CODES } from 'node:http'
  const loaded = process.moduleLoadList.some((name) => name.includes('undici'))
  console.log(typeof open, STATUS_CODES[404], isPrimary, cluster.isPrimary, loaded)`

test('a built server takes of Node.js what it names, and nothing else is loaded with it', async () => {
  using project = plant({ 'entry.js': entry }, [])
  await build({
    root: project.folder,
    configFile: false,
    logLevel: 'error',
    plugins: [builtinModules()],
    build: { ssr: 'entry.js', outDir: 'built' },
  })
  const printed = execFileSync(process.execPath, [`${project.folder}/built/entry.js`])
  expect(printed.toString().trim()).toBe('function Not Found true true false')
})
