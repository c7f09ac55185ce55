import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A clock for servers that can be set wrong while they run. */
export function movableClock(folder: string) {
  const file = join(folder, 'clock')
  let ahead = 0
  const write = () => writeFileSync(file, String(ahead))
  write()
  return {
    /** For the servers that shall have it. */
    settings: {
      CLOCK_FILE: file,
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'moved-clock.ts')}`,
    },
    now: () => Date.now() + ahead,
    /** Resolves when every server goes by it. */
    async move(ms: number): Promise<void> {
      ahead += ms
      write()
      await sleep(100)
    },
  }
}
