import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium, findFastestChromium } from '../packages/platform/testing/chromium.ts'
import { findPostgres } from '../packages/platform/testing/postgres.ts'

interface SystemProgram {
  name: string
  /** Of Debian; the second where there is no first. */
  packages: readonly [string, string?]
  find(): string | undefined
  /** What the first package brings, where something else does as well. */
  findFirst?(): string | undefined
  /** Vitest projects that cannot run without it. */
  projects: readonly string[]
}

const programs: readonly SystemProgram[] = [
  {
    name: 'Chromium',
    packages: ['chromium-headless-shell', 'chromium'],
    find: findChromium,
    findFirst: findFastestChromium,
    projects: ['e2e'],
  },
  { name: 'PostgreSQL', packages: ['postgresql'], find: findPostgres, projects: ['postgres'] },
]

const missing = () => programs.filter(({ find }) => !find())

function aptGet(...args: string[]): void {
  spawnSync('apt-get', ['-q', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function install(name: string | undefined) {
  if (!name) return
  console.log(`Installing ${name} from Debian's packages ...`)
  aptGet('install', '--yes', '--no-install-recommends', name)
}

/** Installs what the tests need from Debian's packages, where that is allowed; answers what is still missing. */
export function ensureSystemPackages(): readonly SystemProgram[] {
  const wanted = programs.filter(({ find, findFirst = find }) => !findFirst())
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    aptGet('update')
    // One by one: a package that there is not must not keep another from being installed.
    for (const { packages } of wanted) install(packages[0])
    for (const { packages } of missing()) install(packages[1])
  }
  const still = missing()
  for (const {
    name,
    packages: [debian],
    projects,
  } of still)
    console.log(
      `${name} is missing (Debian package "${debian}"; as root, npm test installs it): the suite ${projects.join(', ')} cannot run.`,
    )
  return still
}
