import type { OxlintOverride } from 'oxlint'

interface Layer {
  /** Folder below `src/`; `*` stands for one name, so features not yet born are covered. */
  folder: string
  /** Folders of `src/` that may be imported, besides the layer itself. */
  allows: readonly string[]
  /** Further patterns, written as in .gitignore, tried after those of `allows`. */
  forbids?: readonly string[]
}

const lowest = ['drawings', 'ui', 'facts', 'hall', 'rest', 'i18n', 'brand']
const server = ['**/server/**']

/** Folders with parts for the server, the pages and the back office; each knows those above it. */
const divided = {
  account: lowest,
  library: ['account', ...lowest],
  content: ['library', 'account', ...lowest],
  'features/*': ['content', 'library', 'account', ...lowest],
}

// The last layer that matches a file decides, so parts stand below their whole.
const layers: readonly Layer[] = [
  { folder: '*', allows: lowest, forbids: server },
  { folder: 'brand', allows: [] },
  { folder: 'i18n', allows: ['brand'] },
  {
    folder: 'rest',
    allows: ['i18n'],
    forbids: ['*', '!zod', '!vitest', '!./*', '!../*', '!#src/rest/**', '!#src/i18n/locales.ts'],
  },
  { folder: 'hall', allows: [] },
  { folder: 'facts', allows: ['i18n', 'brand'] },
  { folder: 'ui', allows: ['i18n', 'brand'] },
  { folder: 'drawings', allows: ['ui', 'facts', 'hall', 'i18n', 'brand'] },
  { folder: 'server', allows: ['rest', 'i18n', 'brand'] },
  { folder: 'site', allows: lowest, forbids: server },
  { folder: 'site/server', allows: ['site', 'server', ...lowest] },
  { folder: 'admin', allows: lowest, forbids: server },
  {
    folder: 'backoffice',
    allows: ['admin', 'features', 'content', 'library', 'account', ...lowest],
    forbids: [
      ...server,
      '#src/features/*/site/**',
      '!#src/api.ts',
      '!#src/backoffice.tsx',
      '!#src/audit-sentences.ts',
    ],
  },
  { folder: 'pages/*', allows: ['site', 'account', ...lowest], forbids: server },
  { folder: 'pages/*/server', allows: ['site', 'server', 'account', ...lowest] },

  ...Object.entries(divided).flatMap(([folder, allows]): Layer[] => {
    const own = folder.includes('*') ? allows : [folder, ...allows]
    return [
      { folder, allows, forbids: [...server, './admin/**', './site/**'] },
      { folder: `${folder}/site`, allows: ['site', ...own], forbids: [...server, '../admin/**'] },
      { folder: `${folder}/admin`, allows: ['admin', ...own], forbids: [...server, '../site/**'] },
      {
        folder: `${folder}/server`,
        allows: ['server', 'site', ...own],
        forbids: ['#src/**/admin/**', '../admin/**'],
      },
    ]
  }),
]

function forbidImports(layer: Layer, files: string, climbing: string): OxlintOverride {
  const self = layer.folder.includes('*') ? [] : [layer.folder]
  const allowed = [...self, ...layer.allows].map((folder) => `!#src/${folder}/**`)
  const message = `src/${layer.folder} may not import this: scripts/boundaries.ts says what it may.`
  const group = ['#src/**', ...allowed, ...(layer.forbids ?? []), climbing]
  return {
    files: [files],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
  }
}

/** Of a folder in a part of a feature: what it may not import is one step further away. */
function deeper(layer: Layer, folders: string): OxlintOverride {
  const forbids = layer.forbids?.map((pattern) => pattern.replace(/^\.\.?\//, '../../'))
  return forbidImports({ ...layer, forbids }, `src/${layer.folder}/${folders}/**`, '../../../**')
}

/** Which folder of `src/` may import which; files directly in `src/` compose and may import all. */
export const boundaries: OxlintOverride[] = layers.flatMap((layer) => {
  const inside = forbidImports(layer, `src/${layer.folder}/**`, '../../**')
  const isFeature = layer.folder.startsWith('features/')
  const isPart = layer.folder.includes('/') && !layer.folder.endsWith('*')
  const rest = isFeature ? [deeper(layer, isPart ? '*' : '*/*')] : []
  if (isPart) return [inside, ...rest]
  // One `../` from a file directly in a layer's folder already leaves the layer.
  return [inside, forbidImports(layer, `src/${layer.folder}/*`, '../**'), ...rest]
})
