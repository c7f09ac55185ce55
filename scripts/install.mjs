// Runs on whatever Node there is, before any package is installed: plain JavaScript for Node 20.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const runtime = join(root, 'node_modules/node/bin/node')

/** Whether `node_modules` holds what the lock file names; optional packages depend on the machine. */
function isInstalled() {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record) || !existsSync(runtime)) return false
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
  const installed = packagesOf(record)
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, devOptional, peer }]) =>
      path === '' || optional || devOptional || peer || installed[path]?.version === version,
  )
}

/** Installs the npm packages where they are missing or older than the lock file; ends the process where that fails. */
export function installPackages() {
  if (isInstalled()) return
  console.log('Installing the npm packages ...')
  // "npm ci" installs what the lock file says and refuses one that does not agree with package.json;
  // tests/checks holds the lock file whole, so that it does on every platform.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = spawnSync('npm', ['ci', ...flags], { cwd: root, stdio: 'inherit' })
  if (status === 0 && existsSync(runtime)) return
  console.error(
    status === 0
      ? 'The package "node" has no program: its install script was not allowed to run (npm option ignore-scripts).'
      : `npm ci failed${error ? `: ${error.message}` : ''}.`,
  )
  process.exit(1)
}

/** Continues as `script` on the Node that came with the packages: same terminal, signals and exit code. */
export function continueAs(script) {
  const child = spawn(runtime, [join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child as well.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('exit', (code, signal) => {
    if (signal) process.removeAllListeners(signal)
    if (signal) process.kill(process.pid, signal)
    else process.exit(code ?? 1)
  })
}
