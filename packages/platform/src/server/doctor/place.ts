import { existsSync } from 'node:fs'
import { access, constants, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { workersOf } from '../workers/count.ts'
import { fail, ok, warn, type Finding } from './finding.ts'

const megabyte = 2 ** 20

/** `free` in bytes, of the disk of DATA_DIR. */
export function judgeDisk(free: number): Finding {
  const text = `${Math.floor(free / megabyte)} MB are free`
  if (free < 100 * megabyte) return fail(`${text}: free disk space now, or writes will fail soon`)
  if (free < 1024 * megabyte) return warn(`${text}: free disk space`)
  return ok(text)
}

export async function checkDisk({ DATA_DIR }: Config): Promise<Finding> {
  const folder = existsSync(DATA_DIR) ? DATA_DIR : dirname(resolve(DATA_DIR))
  const { bavail, bsize } = await statfs(folder)
  return judgeDisk(bavail * bsize)
}

/** What is stored is for the owner of the servers alone. */
export async function checkPermissions({ DATA_DIR }: Config): Promise<Finding> {
  if (!existsSync(DATA_DIR))
    return warn(`${DATA_DIR} does not exist yet: the first start creates the folder`)
  const isOurs = await access(DATA_DIR, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!isOurs) return fail(`${DATA_DIR} is not writable: make the user of the servers its owner`)
  const { mode, uid } = await stat(DATA_DIR)
  const user = process.getuid?.()
  if (user !== 0 && uid !== user)
    return warn(`${DATA_DIR} belongs to another user: chown -R it to the user of the servers`)
  if (mode & 0o077)
    for (const name of ['files', 'trilane.sqlite']) {
      const kept = await stat(join(DATA_DIR, name)).catch(() => undefined)
      if (kept && kept.mode & 0o077)
        return warn(`${join(DATA_DIR, name)} is open to other users: chmod -R go= ${DATA_DIR}`)
    }
  return ok(`${DATA_DIR} is accessible only to its owner`)
}

/** Beyond what `readConfig` refuses. */
export function checkConfig(config: Config): Finding {
  const { HOST, publicUrl, loopback, RATE_LIMITS } = config
  const { warning } = workersOf(config)
  if (warning) return warn(warning)
  if (RATE_LIMITS === 'off') return warn('RATE_LIMITS is off: remove the setting on public servers')
  if (!publicUrl && !loopback)
    return warn(
      `PUBLIC_URL is not set: links in emails lead to ${HOST}, and cookies are not Secure`,
    )
  if (publicUrl?.startsWith('http:') && !/\/\/(localhost|127\.|\[::1\])/.test(publicUrl))
    return warn('PUBLIC_URL begins with http: passwords and sessions travel in the clear')
  return ok(publicUrl ?? 'for this machine only')
}
