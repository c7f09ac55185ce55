import type { Plugin } from 'vite'

/** What V8 holds in two bytes for each character of a text that has only one of them. */
const wide = /[^\0-\u00ff]/g

/**
 * Writes such characters as escapes: the server keeps the text of its modules in memory, in half as
 * many bytes then. They stand in strings, regular expressions and comments only.
 */
export function oneByteText(): Plugin {
  return {
    name: 'one-byte-text',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // After all that write each string anew.
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk') file.code = file.code.replaceAll(wide, escapeOf)
    },
  }
}

const escapeOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
