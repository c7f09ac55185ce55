import type { Plugin } from 'vite'

/** Of a file with only one of them Node.js makes a text of two bytes for each character. */
const foreign = /[^\0-\x7f]/g

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
        if (file.type === 'chunk') file.code = file.code.replaceAll(foreign, escapeOf)
    },
  }
}

const escapeOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
