import type { OxlintOverride } from 'oxlint'

interface Layer {
  /** Folder from the root; `*` stands for one name, so features not yet born are covered. */
  folder: string
  /** What may be imported besides the layer itself, as patterns of .gitignore without `!`. */
  allows: readonly string[]
  /** Further patterns, tried after those of `allows`. */
  forbids?: readonly string[]
  /** Below another layer, whose files it may import: its own files may climb one step. */
  isPart?: boolean
  /** Has folders in its folders, from which the same import is one step further away. */
  isDeep?: boolean
}

const server = ['**/server/**']

/** Folders of the platform as its own files name them, and as other packages do. */
const within = (...folders: readonly string[]) => folders.map((folder) => `#src/${folder}/**`)
const platform = (...folders: readonly string[]) =>
  folders.map((folder) => `@repo/platform/${folder}/**`)

const lowest = ['ui', 'facts', 'rest', 'i18n', 'brand', 'values']
const shared = ['content', 'library', 'account', ...lowest]
const drawn = ['@repo/pictures/**']
/** What pages show of the hall: its model, and the sample that is drawn from it. */
const hall = ['@repo/hall/model/**', '@repo/hall/sample-hall/**']

/** A folder with parts for the server, the pages and the back office; `own` is how it names its files. */
function divided(
  layer: Omit<Layer, 'forbids'>,
  own: string,
  name: (...folders: readonly string[]) => string[],
): Layer[] {
  const { folder, allows, isDeep } = layer
  const part = (folderOfPart: string, more: string[], forbids: string[]): Layer => ({
    folder: `${folder}/${folderOfPart}`,
    allows: [`${own}/**`, ...more, ...allows],
    forbids: [...forbids, ...forbids.map((pattern) => pattern.replace('..', own))],
    isPart: true,
    isDeep,
  })
  return [
    { ...layer, forbids: [...server, './admin/**', './site/**'] },
    part('site', name('site'), [...server, '../admin/**']),
    part('admin', name('admin'), [...server, '../site/**']),
    part('server', name('server', 'site'), ['@repo/*/admin/**', '../admin/**']),
  ]
}

const platformPart = (folder: string, allows: readonly string[]) =>
  divided(
    { folder: `packages/platform/src/${folder}`, allows: within(...allows) },
    `#src/${folder}`,
    within,
  )

// The last layer that matches a file decides, so parts stand below their whole.
const platformLayers: readonly Layer[] = [
  { folder: 'packages/platform/src/*', allows: within(...lowest), forbids: server },
  { folder: 'packages/platform/src/{values,brand}', allows: [] },
  { folder: 'packages/platform/src/i18n', allows: within('brand') },
  {
    folder: 'packages/platform/src/rest',
    allows: within('i18n'),
    forbids: [
      '*',
      '!zod',
      '!punycode.js',
      '!vitest',
      '!./*',
      '!../*',
      '!#src/rest/**',
      '!#src/i18n/locales.ts',
    ],
  },
  { folder: 'packages/platform/src/facts', allows: within('i18n', 'brand', 'values') },
  { folder: 'packages/platform/src/ui', allows: within('i18n', 'brand') },
  { folder: 'packages/platform/src/server', allows: within('rest', 'i18n', 'brand', 'values') },
  { folder: 'packages/platform/src/site', allows: within(...lowest), forbids: server },
  {
    folder: 'packages/platform/src/site/server',
    allows: within('site', 'server', ...lowest),
    isPart: true,
  },
  { folder: 'packages/platform/src/admin', allows: within(...lowest), forbids: server },
  ...platformPart('account', lowest),
  ...platformPart('library', ['account', ...lowest]),
  ...platformPart('content', ['library', 'account', ...lowest]),
]

const layers: readonly Layer[] = [
  ...platformLayers,
  {
    folder: 'packages/pictures/src',
    allows: ['#src/**', ...platform('ui', 'facts', 'i18n', 'brand', 'values')],
  },
  ...divided(
    {
      folder: 'packages/hall/src',
      allows: ['#src/model/**', ...drawn, ...platform(...lowest)],
      isDeep: true,
    },
    '#src',
    platform,
  ),
  { folder: 'packages/hall/src/model', allows: [] },
  ...divided(
    { folder: 'packages/estimator/src', allows: [...drawn, ...platform(...shared)], isDeep: true },
    '#src',
    platform,
  ),
  { folder: 'apps/site/src/*', allows: platform(...lowest), forbids: server },
  {
    folder: 'apps/site/src/backoffice',
    allows: ['#src/features/**', '@repo/estimator/admin/**', ...platform('admin', ...shared)],
    forbids: [
      ...server,
      '#src/features/*/site/**',
      '!#src/api.ts',
      '!#src/backoffice.tsx',
      '!#src/audit-sentences.ts',
    ],
  },
  {
    folder: 'apps/site/src/pages/*',
    allows: [...drawn, ...hall, ...platform('site', 'account', ...lowest)],
    forbids: server,
  },
  {
    folder: 'apps/site/src/pages/*/server',
    allows: platform('site', 'server', 'account', ...lowest),
    isPart: true,
  },
  {
    folder: 'apps/site/src/pages/buyers-kit',
    allows: ['#src/pages/*/questions.ts', '#src/generated-*/*', ...platform('site', ...lowest)],
    forbids: server,
  },
  // It composes what others compute: the estimate, the plan, and the answers of pages.
  {
    folder: 'apps/site/src/pages/buyers-kit/server',
    allows: [
      '#src/pages/**',
      '#src/generated-documents/**',
      '@repo/estimator/**',
      '@repo/hall/**',
      ...platform('site', 'server', 'library', ...lowest),
    ],
    isPart: true,
  },
  ...divided(
    {
      folder: 'apps/site/src/features/*',
      allows: [...drawn, ...platform(...shared)],
      isDeep: true,
    },
    '#src/none',
    platform,
  ),
]

function forbidImports(layer: Layer, files: string, climbing: string): OxlintOverride {
  const [, inside = '*'] = layer.folder.split('/src/')
  const self = inside.includes('*') ? [] : within(inside)
  const allowed = [...self, ...layer.allows].map((pattern) => `!${pattern}`)
  const message = `${layer.folder} may not import this: tools/checks/boundaries.ts says what it may.`
  const group = [
    '#src/**',
    '@repo/**',
    '!@repo/*/testing/**',
    // Texts are data.
    '!@repo/*/words/**',
    ...allowed,
    ...(layer.forbids ?? []),
    climbing,
  ]
  return {
    files: [files],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
  }
}

/** Of a folder in a part of a feature: what it may not import is one step further away. */
function deeper(layer: Layer, folders: string): OxlintOverride {
  const forbids = layer.forbids?.map((pattern) => pattern.replace(/^\.\.?\//, '../../'))
  return forbidImports({ ...layer, forbids }, `${layer.folder}/${folders}/**`, '../../../**')
}

/**
 * Which folder may import which; files directly in `apps/site/src` compose and may import all. That a
 * package imports no other than those it depends on is what its package.json says, and knip holds.
 */
export const boundaries: OxlintOverride[] = layers.flatMap((layer) => {
  const inside = forbidImports(layer, `${layer.folder}/**`, '../../**')
  const rest = layer.isDeep ? [deeper(layer, layer.isPart ? '*' : '*/*')] : []
  if (layer.isPart) return [inside, ...rest]
  // One `../` from a file directly in a layer's folder already leaves the layer.
  return [inside, forbidImports(layer, `${layer.folder}/*`, '../**'), ...rest]
})
