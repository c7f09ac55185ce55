import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/**
 * Builds the service worker beside the built site. `version` changes with every change of the
 * sources: a page made by newer sources is a newer site, even where no file of the frame differs.
 */
export async function buildServiceWorker(root: string, version: string): Promise<void> {
  const client = join(root, 'build/client')
  const entries = [
    ...frameFiles(client).map((url) => ({ url, revision: null })),
    { url: '/favicon.svg', revision: version },
  ]
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      'self.__WB_MANIFEST': JSON.stringify(entries),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'src/site/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

/**
 * The script of every page with all that it imports, at once or later, and the scripts that parts of
 * pages name: offline, both islands and parts wake.
 */
function frameFiles(client: string): string[] {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const seen = new Set<string>()
  const walk = (name: string): string[] => {
    if (seen.has(name)) return []
    seen.add(name)
    const { file, css = [], imports = [], dynamicImports = [] } = manifest[name]!
    return [file, ...css, ...[...imports, ...dynamicImports].flatMap(walk)]
  }
  const parts = Object.keys(manifest).filter((name) => name.endsWith('.browser.ts'))
  return [...new Set(['src/site/client.ts', ...parts].flatMap(walk))].map((file) => `/${file}`)
}
