import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
const enough = 2 ** 31

/**
 * Where tests keep what need not last: memory where the system offers enough of it. Waiting for a disk at each
 * commit would be most of the suite's time.
 */
export function memoryFolder(): string {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= enough ? memory : tmpdir()
}
