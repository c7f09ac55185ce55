import { spawnSync } from 'node:child_process'
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

function git(root: string, ...options: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', options, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * Writes when the texts and drawings of each page were last committed, for the sitemap. Without the
 * whole history, and for a folder with changes that are not committed, it knows no date and states none.
 */
export function writePageDates(root: string): void {
  const isWhole = git(root, 'rev-parse', '--is-shallow-repository') === 'false'
  const folders = isWhole ? globSync('src/pages/*', { cwd: root }) : []
  const dates = folders.flatMap((folder) => {
    const isClean = git(root, 'status', '--porcelain', '--', folder) === ''
    const seconds = isClean ? git(root, 'log', '-1', '--format=%ct', '--', folder) : ''
    return seconds ? [[folder, new Date(Number(seconds) * 1000).toISOString()]] : []
  })
  const text = JSON.stringify(Object.fromEntries(dates) as unknown)
  writeFileSync(join(root, 'build/page-dates.json'), text)
}
