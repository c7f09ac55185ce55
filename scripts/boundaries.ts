import type { OxlintConfig } from 'oxlint'

interface Layer {
  /** Folder below `src/`; `*` stands for one name, so features not yet born are covered. */
  folder: string
  /** Folders of `src/` that may be imported, besides the layer itself. */
  allows: readonly string[]
  /** Further patterns, written as in .gitignore, tried after those of `allows`. */
  refuses?: readonly string[]
}

const lowest = ['ui', 'i18n', 'rest', 'brand']
const below = ['library', 'content', 'account', ...lowest]
const parts = ['./admin/**', './site/**']
const server = ['**/server/**']

// The last layer that matches a file decides, so parts stand below their whole.
const layers: readonly Layer[] = [
  { folder: '*', allows: lowest, refuses: server },
  { folder: 'brand', allows: [] },
  { folder: 'i18n', allows: ['brand'] },
  {
    folder: 'rest',
    allows: [],
    refuses: ['*', '!zod', '!vitest', '!./*', '!../*', '!#src/rest/**'],
  },
  { folder: 'ui', allows: ['i18n', 'brand'] },
  { folder: 'server', allows: ['rest', 'i18n', 'brand'] },

  { folder: 'site', allows: ['content', ...lowest], refuses: server },
  { folder: 'site/server', allows: ['site', 'server', 'content', ...lowest] },
  { folder: 'admin', allows: ['content', 'account', ...lowest], refuses: server },

  { folder: 'content', allows: lowest, refuses: [...server, ...parts] },
  { folder: 'library', allows: ['content', 'account', ...lowest], refuses: [...server, ...parts] },
  { folder: 'account', allows: ['content', ...lowest], refuses: [...server, ...parts] },
  { folder: 'pages', allows: ['site', ...below], refuses: server },
  { folder: 'features/*', allows: below, refuses: [...server, ...parts] },

  ...['content', 'library', 'account', 'features/*'].flatMap((folder): Layer[] => {
    const own = folder.includes('*') ? below : [folder, ...below.slice(below.indexOf(folder) + 1)]
    return [
      { folder: `${folder}/site`, allows: ['site', ...own], refuses: [...server, '../admin/**'] },
      { folder: `${folder}/admin`, allows: ['admin', ...own], refuses: [...server, '../site/**'] },
      {
        folder: `${folder}/server`,
        allows: ['server', 'site', ...own],
        refuses: ['#src/**/admin/**', '../admin/**'],
      },
    ]
  }),
]

function refuseImports(layer: Layer, climbing: string) {
  const self = layer.folder.includes('*') ? [] : [layer.folder]
  const allowed = [...self, ...layer.allows].map((folder) => `!#src/${folder}/**`)
  const message = `src/${layer.folder} may not import this: scripts/boundaries.ts and docs/architecture.md say what it may.`
  const group = ['#src/**', ...allowed, ...(layer.refuses ?? []), climbing]
  return { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] } as const
}

/** Which folder of `src/` may import which; files directly in `src/` compose and may import all. */
export const boundaries: NonNullable<OxlintConfig['overrides']> = layers.flatMap((layer) => {
  const isPart = layer.folder.includes('/') && !layer.folder.endsWith('*')
  return [
    { files: [`src/${layer.folder}/**`], rules: refuseImports(layer, '../../**') },
    // One `../` from a file directly in a layer's folder already leaves the layer.
    ...(isPart ? [] : [{ files: [`src/${layer.folder}/*`], rules: refuseImports(layer, '../**') }]),
  ]
})
