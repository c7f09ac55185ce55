import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inject } from 'vitest'
import { startBuiltServer, type BuiltServer } from '@repo/platform/testing/built-server.ts'
import { briefSettings } from '#tests/support/demo-store-setup.ts'

/** Where the server of a file's tests comes from. */
export interface ServerOfFile<Server> {
  /** Other files use it as well. */
  isShared: boolean
  start(): Promise<Server>
  /** Answers the server for a try of a test. */
  beforeTry(server: Server, retries: number): Promise<Server>
  stop(server: Server | undefined): Promise<void>
}

const startOn = (dataDir: string, settings: Record<string, string>) =>
  startBuiltServer({ ...briefSettings, DATA_DIR: dataDir, ...settings })

/** A new folder, with the demo content or empty. */
function newDataDir(hasDemo: boolean): string {
  const demo = inject('demoStore')
  const dataDir = mkdtempSync(join(demo.folder, 'data-'))
  if (hasDemo) cpSync(demo.dataDir, dataDir, { recursive: true })
  return dataDir
}

/** Without what belongs to the process that serves the folder. */
function replaceFolder(folder: string, by: string): void {
  rmSync(folder, { recursive: true, force: true })
  const filter = (file: string) => !/^serving\.|-shm$/.test(basename(file))
  cpSync(by, folder, { recursive: true, filter })
}

/** With a store of the file's own; a second try of a test begins with the store of its first one. */
export function ownServer(settings: Record<string, string>): ServerOfFile<BuiltServer> {
  let dataDir: string
  const atFirstTry = () => `${dataDir}-at-first-try`
  return {
    isShared: false,
    async start() {
      dataDir = newDataDir(settings.SEED !== 'none')
      return startOn(dataDir, settings)
    },
    async beforeTry(server, retries) {
      if (retries === 0) {
        replaceFolder(atFirstTry(), dataDir)
        return server
      }
      const { port } = new URL(server.url)
      await server.stop()
      replaceFolder(dataDir, atFirstTry())
      return startOn(dataDir, { ...settings, PORT: port })
    },
    async stop(server) {
      // Nobody looks at its end, which in order takes a third of a second.
      await server?.kill()
      for (const folder of [dataDir, atFirstTry()]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The one that runs beside all files. */
export const sharedServer: ServerOfFile<{ url: string }> = {
  isShared: true,
  start: async () => ({ url: inject('demoStore').sharedUrl }),
  beforeTry: async (server) => server,
  stop: async () => {},
}
