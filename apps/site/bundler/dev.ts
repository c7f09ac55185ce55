import { globSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { createLog } from '@repo/platform/server/log.ts'
import { createServer, type EnvironmentModuleNode } from 'vite'
import type * as ProductModule from '#src/product.ts'
import { systemClock } from '@repo/platform/server/clock.ts'
import { readConfig } from '@repo/platform/server/config.ts'
import type { Assets } from '@repo/platform/site/server/assets.ts'

const root = join(import.meta.dirname, '../../..')
const logged = process.env.PUBLIC_URL ? {} : { LOG_MAILS: 'on' }
const config = readConfig({ SEED: 'demo', ...logged, ...process.env })
const log = createLog(config.LOG_LEVEL)
const http = createHttpServer()
const vite = await createServer({
  configFile: join(root, 'apps/site/vite.config.ts'),
  server: { middlewareMode: true, hmr: { server: http } },
})

/** Vite adds styles while it runs; they carry this nonce in place of a loosened policy. */
const nonce = 'development'
/**
 * Each preamble runs completely before the next one begins: Vite's client reads the nonce on load.
 */
const preambles: Record<string, string> = {
  '/@nonce.js': `const meta = document.createElement('meta')
meta.setAttribute('property', 'csp-nonce')
meta.nonce = '${nonce}'
document.head.append(meta)`,
  '/@refresh.js': `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`,
}

const font = '/packages/platform/src/ui/fonts/archivo.woff2'
const scripts = (...entries: string[]) => [
  ...Object.keys(preambles),
  '/@vite/client',
  '/apps/site/src/client.ts',
  ...entries,
]
const assets: Assets = {
  async page(module) {
    await vite.ssrLoadModule('/apps/site/src/product.ts')
    const sheets = ['/packages/platform/src/site/document/document.tsx', `/${module}`].flatMap(
      (path) => stylesOf(path),
    )
    return {
      css: [...new Set(['/packages/platform/src/ui/layers.css?direct', ...sheets])],
      scripts: scripts(),
      font,
    }
  },
  async backoffice() {
    return { css: [], scripts: scripts('/apps/site/src/backoffice-start.tsx'), font }
  },
  changedAt: () => undefined,
  script(name) {
    const [file] = globSync(
      `{packages,apps}/*/src/{site,pages/*,features/*/site}/${name}.browser.ts`,
      {
        cwd: root,
      },
    )
    return `/${file ?? name}`
  },
  file: () => undefined,
}

/** Returns the style sheets of the modules that a module imports, imports first. */
function stylesOf(path: string): string[] {
  const seen = new Set<EnvironmentModuleNode>()
  const walk = (node: EnvironmentModuleNode | undefined): string[] => {
    if (!node || seen.has(node)) return []
    seen.add(node)
    const below = [...node.importedModules].flatMap(walk)
    return node.file?.endsWith('.css') ? [...below, `${node.url}?direct`] : below
  }
  return walk(
    vite.environments.ssr.moduleGraph.getModulesByFile(join(root, path))?.values().next().value,
  )
}

interface Running {
  module: typeof ProductModule
  product: ProductModule.Product
}
let running: Promise<Running> | undefined

/** Returns the product as its sources are now; a changed source reopens it. */
async function current(): Promise<ProductModule.Product> {
  const module = (await vite.ssrLoadModule('/apps/site/src/product.ts')) as typeof ProductModule
  const before = await running?.catch(() => undefined)
  if (before?.module === module) return before.product
  running = open(module, before)
  return (await running).product
}

async function open(module: typeof ProductModule, before: Running | undefined): Promise<Running> {
  await before?.product.close()
  const world = { clock: systemClock, log, assets, cachePages: false }
  const product = await module.openProduct(config, world)
  await product.app.ready()
  await product.begin()
  const { email, password } = product.administrator ?? {}
  if (email) console.log(`First administrator: ${email}, password ${password ?? 'as configured'}`)
  return { module, product }
}

let queue: Promise<unknown> = Promise.resolve()

http.on('request', (request, response) => {
  const preamble = preambles[request.url ?? '']
  if (preamble) {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(preamble)
    return
  }
  vite.middlewares(request, response, () => {
    const allow = (name: string, value: string) =>
      name.toLowerCase() === 'content-security-policy'
        ? value
            .replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`)
            .replace("connect-src 'self'", "connect-src 'self' ws:")
            // Vite's client sets its error messages as HTML.
            .replace(/; require-trusted-types-for.*$/, '')
        : value
    const writeHead = response.writeHead.bind(response)
    response.writeHead = ((status: number, headers: Record<string, string> = {}) =>
      writeHead(
        status,
        Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, allow(name, value)]),
        ),
      )) as typeof response.writeHead
    queue = queue.then(current)
    queue.then(
      (product) => (product as ProductModule.Product).app.routing(request, response),
      (error: Error) => {
        vite.ssrFixStacktrace(error)
        response.writeHead(500, { 'content-type': 'text/plain' })
        response.end(error.stack)
        queue = Promise.resolve()
      },
    )
  })
})
http.listen(config.PORT, config.HOST, () => {
  console.log(`Developing on http://${config.HOST}:${config.PORT}`)
})
