import { readFileSync } from 'node:fs'
import type { Plugin } from 'postcss'

/**
 * What is built says a step of spacing as its length: names would cost every visitor some bytes, and
 * no ground or language changes them.
 */
export function inlineSpacing(tokensFile: string): Plugin {
  const definitions = readFileSync(tokensFile, 'utf8').matchAll(/(--space-\d+): (\d+px);/g)
  const steps = new Map(Array.from(definitions, ([, name = '', length = '']) => [name, length]))
  return {
    postcssPlugin: 'inline-spacing',
    Declaration(declaration) {
      if (steps.has(declaration.prop)) declaration.remove()
      else if (declaration.value.includes('--space-'))
        declaration.value = declaration.value.replaceAll(
          /var\((--space-\d+)\)/g,
          (use, name: string) => steps.get(name) ?? use,
        )
    },
  }
}
