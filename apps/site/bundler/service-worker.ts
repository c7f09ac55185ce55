import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'
import type { Part } from '@repo/platform/site/offline/keep-page.ts'

interface Chunk {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

type Chunks = Record<string, Chunk>

const frame = 'apps/site/src/client.ts'

/**
 * Builds the service worker beside the built site. `version` changes with every change of the
 * sources: a page made by newer sources is a newer site, even where no file of the frame differs.
 */
export async function buildServiceWorker(root: string, version: string): Promise<void> {
  const client = join(root, 'build/client')
  const chunks = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Chunks
  const entries = [
    ...filesOf(chunks, [frame], 'at once').map((url) => ({ url, revision: null })),
    { url: '/favicon.svg', revision: version },
  ]
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      'self.__WB_MANIFEST': JSON.stringify(entries),
      'self.__PARTS': JSON.stringify(partsOf(root, chunks)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'packages/platform/src/site/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

/** Lists the islands and scripts that pages name, and those that the frame loads on request. */
function partsOf(root: string, chunks: Chunks): Part[] {
  const { dynamicImports = [] } = chunks[frame]!
  const isScript = (name: string) => name.endsWith('.browser.ts')
  const islands = globSync('{packages,apps}/*/src/**/*.island.tsx', { cwd: root }).map(
    (file): Part => {
      const island = basename(file, '.island.tsx')
      const chunk = dynamicImports.find((name) => chunks[name]?.name === island)
      if (!chunk) throw new Error(`${file} is in no chunk of its own`)
      return [`data-island="${island}"`, filesOf(chunks, [chunk], 'at any time')]
    },
  )
  const scripts = Object.keys(chunks)
    .filter((name) => isScript(name) && !dynamicImports.includes(name))
    .map((name): Part => {
      const files = filesOf(chunks, [name], 'at any time')
      return [`data-enhance="/${chunks[name]!.file}"`, files]
    })
  const everywhere = filesOf(chunks, dynamicImports.filter(isScript), 'at any time')
  return [['', everywhere], ...islands, ...scripts]
}

/** Returns the addresses of chunks with their static imports, or with dynamic ones too. */
function filesOf(chunks: Chunks, names: string[], when: 'at once' | 'at any time'): string[] {
  const seen = new Set<string>()
  const walk = (name: string): string[] => {
    if (seen.has(name)) return []
    seen.add(name)
    const { file, css = [], imports = [], dynamicImports = [] } = chunks[name]!
    const next = when === 'at once' ? imports : [...imports, ...dynamicImports]
    return [file, ...css, ...next.flatMap(walk)]
  }
  return [...new Set(names.flatMap(walk))].map((file) => `/${file}`)
}
