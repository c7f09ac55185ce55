import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const longest = 300
const counted = ['{packages,apps,tools,scripts}/**/*.{ts,tsx,css,mjs}', '*.ts']

/** One sentence for every file below `root` that is longer than 300 lines. */
export function overlongFiles(root: string): string[] {
  return globSync(counted, {
    cwd: root,
    exclude: ['**/node_modules', '**/words/index.ts'],
  }).flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length
    return lines > longest ? [`${file} has ${lines} lines; the most is ${longest}.`] : []
  })
}
