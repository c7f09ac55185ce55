import { cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
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
  startBuiltServer({ ...briefSettings, DATA_DIR: dataDir, ...settings }, '/robots.txt')

/** A new folder, with the demo content or empty. */
function newDataDir(hasDemo: boolean): string {
  const demo = inject('demoStore')
  const dataDir = mkdtempSync(join(demo.folder, 'data-'))
  if (hasDemo) copyStore(demo.dataDir, dataDir)
  return dataDir
}

/** Without what belongs to the process that serves the folder. */
function copyStore(from: string, to: string): void {
  const library = join(from, 'files')
  const isCopied = (file: string) => file !== library && !/^serving\.|-shm$/.test(basename(file))
  cpSync(from, to, { recursive: true, filter: isCopied })
  if (existsSync(library)) linkFolder(library, join(to, 'files'))
}

/** The library renames a whole file into its place and never writes it again: a link is as good as a copy. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else linkSync(source, target)
  }
}

function replaceFolder(folder: string, by: string): void {
  rmSync(folder, { recursive: true, force: true })
  copyStore(by, folder)
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
