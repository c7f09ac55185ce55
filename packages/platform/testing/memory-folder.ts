import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
const enough = 2 ** 31

/**
 * The folder for temporary data of tests: in memory if the system has enough, otherwise on disk. Disk waits at each
 * commit would take most of the suite's time.
 */
export function memoryFolder(): string {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= enough ? memory : tmpdir()
}
