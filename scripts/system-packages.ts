import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from '#tests/support/chromium.ts'
import { findPostgres } from '#tests/support/postgres.ts'

interface SystemProgram {
  name: string
  /** Of Debian. */
  package: string
  find(): string | undefined
  /** Vitest projects that cannot run without it. */
  projects: readonly string[]
}

const programs: readonly SystemProgram[] = [
  { name: 'Chromium', package: 'chromium', find: findChromium, projects: ['e2e'] },
  { name: 'PostgreSQL', package: 'postgresql', find: findPostgres, projects: ['postgres'] },
]

const missing = () => programs.filter(({ find }) => !find())

function aptGet(...args: string[]): void {
  spawnSync('apt-get', ['-q', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** Installs what the tests need from Debian's packages, where that is allowed; answers what is still missing. */
export function ensureSystemPackages(): readonly SystemProgram[] {
  const wanted = missing()
  if (wanted.length === 0) return []
  const names = wanted.map((program) => program.package)
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${names.join(', ')} from Debian's packages ...`)
    aptGet('update')
    aptGet('install', '--yes', '--no-install-recommends', ...names)
  }
  const still = missing()
  for (const { name, package: debian, projects } of still)
    console.log(
      `${name} is missing (Debian package "${debian}"; as root, npm test installs it): the suite ${projects.join(', ')} cannot run.`,
    )
  return still
}
