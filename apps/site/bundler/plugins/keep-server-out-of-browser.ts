import type { Plugin } from 'vite'

const serverFolder = /\/src\/(?:[^/]+\/)*server\//
const browserEnvironments = ['client', 'styles']

/**
 * Refuses a browser bundle that reaches a module below a `server` folder of `src`, however long the
 * way. Lint sees only direct imports.
 */
export function keepServerOutOfBrowser(): Plugin {
  const importers = new Map<string, string>()
  return {
    name: 'keep-server-out-of-browser',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => browserEnvironments.includes(name),
    async resolveId(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (resolved && importer && !importers.has(resolved.id)) importers.set(resolved.id, importer)
      return resolved
    },
    load(id) {
      if (!serverFolder.test(id)) return
      this.error(`${way(id)}: server code was reached from a browser bundle.`)
    },
  }

  function way(id: string): string {
    const steps = [id]
    for (let at = importers.get(id); at && !steps.includes(at); at = importers.get(at))
      steps.unshift(at)
    return steps
      .map((step) => step.slice(step.search(/\/(?:packages|apps)\/|\/src\//) + 1))
      .join(' → ')
  }
}
