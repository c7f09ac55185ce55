import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** A program of the system; its folder may not be among those that a user's shell searches. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/bin']
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

/** The programs of other projects that the table is measured with and beside, by Debian's packages. */
const packages = { wrk: 'wrk', nginx: 'nginx-light' } as const

export const findWrk = () => findProgram('wrk')
export const findNginx = () => findProgram('nginx')

export const howToInstall = (name: keyof typeof packages) =>
  `${name} is missing: apt-get install ${packages[name]} (Debian).`
