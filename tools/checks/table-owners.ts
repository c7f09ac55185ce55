import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One sentence for every SQL below `root` that names a table of another folder. */
export function foreignTables(root: string): string[] {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.*'],
  })
  const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const owners = new Map(
    sources.flatMap(({ file, text }) => declared(text).map((table) => [table, ownerOf(file)])),
  )
  return sources.flatMap(({ file, text }) =>
    named(text).flatMap(({ table, line }) => {
      const owner = owners.get(table)
      return owner === undefined || owner === ownerOf(file)
        ? []
        : [`${file}:${line} names the table ${table}, whose SQL stands in ${owner} only.`]
    }),
  )
}

/** The feature or the layer that a file belongs to: `apps/site/src/features/news`, `packages/platform/src/server`. */
const ownerOf = (file: string) =>
  /^(?:packages\/(?!platform)[^/]+|\w+\/\w+\/src\/(?:(?:features|pages)\/)?[^/]+)/.exec(
    file,
  )?.[0] ?? file

/** The tables that a file adds to `interface Tables`. */
function declared(text: string): string[] {
  const bodies = [...text.matchAll(/interface Tables \{([^}]*)\}/g)].map(([, body = '']) => body)
  return bodies.flatMap((body) => [...body.matchAll(/^ *(\w+):/gm)].map(([, name = '']) => name))
}

const methods =
  'selectFrom|insertInto|replaceInto|mergeInto|updateTable|deleteFrom|using|\\w*[jJ]oin|sql\\.(?:table|ref|id|raw)'
/** The first argument of a method of the query builder: a text or a list of texts. */
const call = new RegExp(`\\b(?:${methods})\\(\\s*(\\[[^\\]]*\\]|['"\`][^'"\`]*)`, 'g')
const template = /\bsql(?:<[^`(]*>)?`/g

/** Every word where a table may stand, whether it is one or not. */
function named(text: string): { table: string; line: number }[] {
  const places = [
    ...[...text.matchAll(call)].map(({ index, 1: names = '' }) => ({ index, sql: names })),
    ...[...text.matchAll(template)].map(({ index, 0: start }) => ({
      index,
      sql: readTemplate(text, index + start.length).literal,
    })),
  ]
  return places.flatMap(({ index, sql }) => {
    const line = text.slice(0, index).split('\n').length
    return [...new Set(sql.match(/\w+/g))].map((table) => ({ table, line }))
  })
}

/** A template from after its backtick: its text without what is filled in, and where it ends. */
function readTemplate(text: string, start: number): { literal: string; end: number } {
  let literal = ''
  let at = start
  for (; at < text.length && text[at] !== '`'; at += 1)
    if (text.startsWith('${', at)) {
      at = endOfBraces(text, at + 2)
      literal += ' '
    } else literal += text[at]
  return { literal, end: at }
}

/** Where the brace closes that was opened before `start`. */
function endOfBraces(text: string, start: number): number {
  let at = start
  for (; at < text.length && text[at] !== '}'; at += 1)
    if (text[at] === '{') at = endOfBraces(text, at + 1)
    else if (text[at] === '`') at = readTemplate(text, at + 1).end
  return at
}
