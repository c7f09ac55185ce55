import { readFileSync } from 'node:fs'
import { type Plugin, parse } from 'postcss'

/**
 * What is built says every constant of a style sheet as its value: names would cost each visitor some
 * bytes. A constant that is declared once more, as for another ground, is an error.
 */
export function inlineConstants(file: string): Plugin {
  const constants = new Map<string, string>()
  const valuesIn = (text: string) =>
    text.replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => constants.get(name) ?? use)

  parse(readFileSync(file, 'utf8')).walkDecls(/^--/, ({ prop, value }) => {
    constants.set(prop, valuesIn(value.trim()))
  })
  return {
    postcssPlugin: 'inline-constants',
    Declaration(declaration) {
      if (!constants.has(declaration.prop)) {
        const value = valuesIn(declaration.value)
        if (value !== declaration.value) declaration.value = value
      } else if (declaration.source?.input.file === file) declaration.remove()
      else throw declaration.error(`${declaration.prop} is a constant: only ${file} declares it.`)
    },
  }
}
