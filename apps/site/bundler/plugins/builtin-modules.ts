import type { Plugin } from 'vite'

const statement = /^import (?:(\w[\w$]*)|\{ ([^}]*) \}) from "(node:[\w/]+)";$/gm

/**
 * Takes Node's own modules as they are. To import one, Node.js first reads all that it exports, and with
 * some of it loads what nobody asked for: all of `fetch` with `node:http`.
 */
export function builtinModules(): Plugin {
  return {
    name: 'builtin-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    renderChunk: (code) => ({ code: code.replaceAll(statement, taken), map: null }),
  }
}

const taken = (_: string, whole: string | undefined, names: string, module: string): string =>
  `const ${whole ?? `{ ${names.replaceAll(' as ', ': ')} }`} = process.getBuiltinModule("${module}");`
