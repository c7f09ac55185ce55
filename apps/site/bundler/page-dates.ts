import { spawnSync } from 'node:child_process'
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

function git(root: string, ...options: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', options, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  return status === 0 ? stdout.trim() : undefined
}

const pages = 'apps/site/src/pages'
const words = 'apps/site/words'
/** The folders of the pages whose code or texts a list of files names. */
const foldersIn = (text: string) =>
  [...text.matchAll(/apps\/site\/(?:src\/pages|words)\/([^/\s"]+)/g)].map(
    ([, page = '']) => `${pages}/${page}`,
  )

/**
 * When the texts and drawings of each page were last committed, by folder. Without the whole history,
 * and for a folder with changes that are not committed, it knows no date and states none.
 */
export function pageDates(root: string): Record<string, string> {
  const isWhole = git(root, 'rev-parse', '--is-shallow-repository') === 'false'
  const changes = isWhole ? git(root, 'status', '--porcelain', '--', pages, words) : undefined
  if (changes === undefined) return {}
  const stated = new Set(globSync(`${pages}/*`, { cwd: root }))
  for (const folder of foldersIn(changes)) stated.delete(folder)
  const dates = new Map<string, string>()
  // Newest first: a page's first commit in the log is its last.
  const commits =
    git(root, 'log', '--format=%x00%ct', '--name-only', '--', pages, words)?.split('\0') ?? []
  for (const commit of commits) {
    const date = new Date(Number.parseInt(commit, 10) * 1000)
    for (const folder of foldersIn(commit)) {
      if (stated.delete(folder)) dates.set(folder, date.toISOString())
    }
  }
  return Object.fromEntries(dates)
}

/** For the sitemap. */
export function writePageDates(root: string): void {
  writeFileSync(join(root, 'build/page-dates.json'), JSON.stringify(pageDates(root)))
}
