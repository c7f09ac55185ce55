import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AtRule, type Declaration, type Root, parse } from 'postcss'
import { keysOf } from '@repo/platform/values/records.ts'

/**
 * The literals that style sheets still contain. The numbers only fall: a new length or colour needs
 * a token, and a removed literal lowers its number.
 */
const allowed = { spacing: 52, colours: 21, palette: 17, breakpoints: 0 }
type Kind = keyof typeof allowed

const instead: Record<Kind, string> = {
  spacing: 'use a step of ui/constants.css',
  colours: 'use a role, or name the colour in ui/constants.css',
  palette: 'use a role of ui/tokens.css or ui/constants.css',
  breakpoints: 'use a width of ui/media.css',
}

/** Files that may contain literals. */
const tokenFiles = ['constants', 'tokens', 'media', 'font'].map(
  (name) => `packages/platform/src/ui/${name}.css`,
)
/** Images use the palette directly. */
const pictures =
  /^(?:packages\/pictures|packages\/hall\/src\/sample-hall|apps\/site\/src\/features\/news\/site\/picture)\//
/** Properties that Base UI sets. */
const setByLibraries = ['--anchor-width', '--available-height']

const spaces = /^(scroll-)?(margin|padding)|^(row-|column-)?gap$/
const lengths = /(?<![\w.-])-?(?!0px)[\d.]+(?:px|rem)\b/g
const colours =
  /#[\da-f]{3,8}\b|(?<![\w-])(?:(?:rgb|hsl)a?|hwb|(?:ok)?(?:lab|lch))\(|(?<![\w-])(?:white|black)\b/gi
const uses = /var\((--[\w-]+)/g

interface Sheet {
  file: string
  root: Root
}

function readSheets(folder: string): Sheet[] {
  return globSync('{packages,apps}/*/src/**/*.css', { cwd: folder }).map((file) => ({
    file,
    root: parse(readFileSync(join(folder, file), 'utf8')),
  }))
}

/** Custom properties that a file of `ui` declares, by their values. */
function declaredIn(sheets: readonly Sheet[], file: string): Map<string, string> {
  const found = new Map<string, string>()
  sheets
    .find((sheet) => sheet.file === `packages/platform/src/ui/${file}`)
    ?.root.walkDecls(/^--/, ({ prop, value }) => {
      found.set(prop, value)
    })
  return found
}

const place = (file: string, node: Declaration | AtRule) => `${file}:${node.source?.start?.line}`

/** Every literal of the style sheets below `folder`, as `file:line what`. */
function cssLiterals(folder: string): Record<Kind, string[]> {
  const sheets = readSheets(folder)
  const constants = declaredIn(sheets, 'constants.css')
  const isPaint = (name: string) => constants.get(name)?.startsWith('#')
  const found: Record<Kind, string[]> = { spacing: [], colours: [], palette: [], breakpoints: [] }

  for (const { file, root } of sheets.filter((sheet) => !tokenFiles.includes(sheet.file))) {
    const note = (kind: Kind, node: Declaration | AtRule, texts: Iterable<string>) => {
      for (const text of texts) found[kind].push(`${place(file, node)} ${text}`)
    }
    root.walkDecls((declaration) => {
      const value = declaration.value.replaceAll(/url\([^)]*\)/g, '')
      const names = Array.from(value.matchAll(uses), ([, name = '']) => name)
      if (spaces.test(declaration.prop)) note('spacing', declaration, value.match(lengths) ?? [])
      note('colours', declaration, value.match(colours) ?? [])
      if (!pictures.test(file)) note('palette', declaration, names.filter(isPaint))
    })
    root.walkAtRules('media', (rule) => {
      if (/width|height/.test(rule.params)) note('breakpoints', rule, [rule.params])
    })
  }
  return found
}

/** Returns a sentence for every number that differs from the allowed one. */
export function changedCounts(folder: string, most = allowed): string[] {
  const literals = cssLiterals(folder)
  return keysOf(most).flatMap((kind) => {
    const [count, limit] = [literals[kind].length, most[kind]]
    if (count === limit) return []
    if (count < limit)
      return [`${kind}: ${count} are left; lower the number of tools/checks/css-literals.ts.`]
    return [`${kind}: ${count}, at most ${limit}; ${instead[kind]}.`, ...literals[kind]]
  })
}

/** Returns a sentence for every length that has a token, and for every undeclared token. */
export function misnamedTokens(folder: string): string[] {
  const sheets = readSheets(folder)
  const steps = [...declaredIn(sheets, 'constants.css')].filter(([name]) =>
    name.startsWith('--space-'),
  )
  const nameOf = new Map(steps.map(([name, length]) => [length, name]))
  const declared = new Set(setByLibraries)
  for (const { root } of sheets) root.walkDecls(/^--/, ({ prop }) => void declared.add(prop))

  const errors = cssLiterals(folder).spacing.flatMap((literal) => {
    const step = nameOf.get(literal.split(' ')[1]?.replace('-', '') ?? '')
    return step ? [`${literal} is ${step}.`] : []
  })
  for (const { file, root } of sheets)
    root.walkDecls((declaration) => {
      for (const [, name = ''] of declaration.value.matchAll(uses))
        if (!declared.has(name))
          errors.push(`${place(file, declaration)} ${name} is declared nowhere.`)
    })
  return errors
}
