import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Findings that product code and tools still have, by the rules of `code-size.json`. The numbers only fall:
 * a change that removes a finding lowers its number. `as const` and `satisfies` are no type assertions.
 */
const allowed = {
  'lines of the longest function': 80,
  'functions over 80 lines': 0,
  'functions with five or more parameters': 10,
  'files over 200 lines': 10,
  'nested ternaries': 0,
  'type assertions': 196,
  'non-null assertions': 70,
}
type Size = keyof typeof allowed

const sizeOfRule: Record<string, Size> = {
  'eslint(max-lines)': 'files over 200 lines',
  'eslint(max-lines-per-function)': 'functions over 80 lines',
  'eslint(max-params)': 'functions with five or more parameters',
  'eslint(no-nested-ternary)': 'nested ternaries',
  'typescript(consistent-type-assertions)': 'type assertions',
  'typescript(no-non-null-assertion)': 'non-null assertions',
}

/** Tests may be longer, messages are data, and migrations are history. */
const uncounted =
  /\.test\.|\.d\.ts$|^\w+\/(?:[\w-]+\/)?(?:tests|testing|words|migrations)\/|\/tests\//
const longestFile = 200

interface Finding {
  size: Size
  place: string
  lines: number
}

interface Report {
  diagnostics: {
    code?: string
    message: string
    filename: string
    labels: { span: { line: number } }[]
  }[]
}

async function lintFindings(root: string): Promise<Finding[]> {
  const folders = globSync('{packages,apps,tools,scripts}', { cwd: root })
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const config = join(root, 'tools/checks/code-size.json')
  const output = await promisify(execFile)(
    process.execPath,
    [oxlint, '--config', config, '--format=json', ...folders],
    { cwd: root, maxBuffer: 2 ** 28 },
  ).catch((error: { stdout: string }) => error)
  const report = JSON.parse(output.stdout) as Report
  return report.diagnostics.flatMap(({ code = '', message, filename, labels }) => {
    const size = sizeOfRule[code]
    if (!size || uncounted.test(filename)) return []
    const lines = Number(/\((\d+)\)/.exec(message)?.[1])
    return [{ size, lines, place: `${filename}:${labels[0]?.span.line}` }]
  })
}

const longStyles = (root: string): Finding[] =>
  globSync('{packages,apps}/*/src/**/*.css', { cwd: root }).flatMap((place) => {
    const lines = readFileSync(join(root, place), 'utf8').trimEnd().split('\n').length
    return lines > longestFile ? [{ size: 'files over 200 lines', lines, place }] : []
  })

/** One sentence for every number that is not the allowed one. */
export async function changedSizes(root: string, most: Record<Size, number> = allowed) {
  const findings = [...(await lintFindings(root)), ...longStyles(root)]
  const functions = findings.filter(({ size }) => size === 'functions over 80 lines')
  const longest = functions.toSorted((one, other) => other.lines - one.lines)[0]
  return Object.entries(most).flatMap(([size, limit]) => {
    const isLongest = size === 'lines of the longest function'
    const found = isLongest
      ? functions.filter(({ lines }) => lines === longest?.lines)
      : findings.filter((finding) => finding.size === size)
    const count = isLongest ? (longest?.lines ?? 80) : found.length
    if (count === limit) return []
    if (count < limit) return [`${size}: ${count}; lower the number in tools/checks/code-size.ts.`]
    return [`${size}: ${count}, at most ${limit}.`, ...found.map(({ place }) => place)]
  })
}
