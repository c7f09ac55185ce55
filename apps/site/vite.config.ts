import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import react from '@vitejs/plugin-react'
import customMedia from 'postcss-custom-media'
import { defineConfig } from 'vite'
import { islandChunks } from './bundler/plugins/island-chunks.ts'
import { keepServerOutOfBrowser } from './bundler/plugins/keep-server-out-of-browser.ts'
import { leanPreload } from './bundler/plugins/lean-preload.ts'

const root = join(import.meta.dirname, '../..')

/** Modules of public pages: the browser loads their styles, never their code. */
const pageModules = [
  'packages/platform/src/site/document/document.tsx',
  ...globSync(
    [
      'apps/site/src/*-page.tsx',
      'apps/site/src/pages/*/index.tsx',
      'apps/site/src/features/*/site/{index,article,events}.tsx',
      'packages/{estimator,hall}/src/site/index.tsx',
    ],
    { cwd: root },
  ),
]

/** Scripts of parts of a page: the server writes their addresses (`site/server/render.tsx`). */
const pageScripts = Object.fromEntries(
  globSync(
    [
      'packages/platform/src/site/islands/copy.browser.ts',
      'apps/site/src/pages/*/*.browser.ts',
      'apps/site/src/features/*/site/*.browser.ts',
      'packages/{estimator,hall}/src/site/*.browser.ts',
    ],
    { cwd: root },
  ).map((file) => [basename(file, '.browser.ts'), file]),
)

const clientEntries = {
  site: 'apps/site/src/client.ts',
  backoffice: 'apps/site/src/backoffice-start.tsx',
  // Brings the pictures; pages name their addresses.
  renders: 'packages/pictures/src/renders/files.ts',
  // Brings the covers of the demo documents; the page names their addresses.
  covers: 'apps/site/src/features/documents/demo/covers.ts',
  ...pageScripts,
}

const serverEntries = {
  main: 'apps/site/src/main.ts',
  admin: 'apps/site/src/command.ts',
  'sqlite-thread': 'packages/platform/src/server/database/sqlite-thread.ts',
  'rich-text-thread': 'packages/platform/src/content/server/text/rich-text-thread.ts',
  'kit-thread': 'apps/site/src/pages/buyers-kit/server/kit-thread.ts',
}

/** What the browser loads apart. */
const clientChunks = {
  groups: [
    // Scripts, islands and the back office use this module: bundled into one of them,
    // it would load that one too.
    { name: 'trusted-types', test: /\/src\/ui\/trusted-types\.ts$/ },
    { name: islandChunks(root), debugName: 'islands' },
    // This module forbids Zod to evaluate text before any other chunk creates a schema.
    {
      name: 'zod',
      test: /\/(?:node_modules\/zod|src\/rest\/endpoint\.ts|src\/admin\/jitless-zod\.ts)/,
    },
  ],
  includeDependenciesRecursively: false,
}

// The server bundles its packages, since hundreds of small files take longer to find and read
// than a large one. Native modules and modules that load on demand stay external. Development
// runs packages as they are.
const loadedOnDemand = [
  'sharp',
  '@prometheus-io/client',
  'nodemailer',
  'sanitize-html',
  'modern-tar',
  'docx',
  'pdfkit',
]

const inUi = (file: string) => join(root, 'packages/platform/src/ui', file)

const assetNames = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: ({ name }: { name: string }) =>
    `assets/${name.replace('.browser', '')}-[hash].js`,
  assetFileNames: 'assets/[name]-[hash][extname]',
}

export default defineConfig(({ command }) => ({
  root,
  publicDir: 'apps/site/public',
  appType: 'custom',
  plugins: [react(), keepServerOutOfBrowser(), leanPreload()],
  builder: {},
  build: { modulePreload: false, assetsInlineLimit: 0, emptyOutDir: true, target: 'es2022' },
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } },
  },
  css: {
    postcss: { plugins: [globalData({ files: [inUi('media.css')] }), customMedia()] },
    // Names with their file would cost every visitor some bytes in the build.
    modules: {
      generateScopedName:
        command === 'build' ? '[hash:base64:5]' : '[name]-[local]-[hash:base64:4]',
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        // Kilobytes. The text editor has 500, in a chunk that staff load when they open an article.
        chunkSizeWarningLimit: 520,
        rolldownOptions: {
          input: clientEntries,
          preserveEntrySignatures: 'allow-extension',
          output: {
            ...assetNames,
            codeSplitting: clientChunks,
          },
        },
      },
    },
    styles: {
      consumer: 'client',
      build: {
        outDir: 'build/styles',
        manifest: true,
        // Kilobytes; no browser downloads these scripts.
        chunkSizeWarningLimit: 10_000,
        copyPublicDir: false,
        rolldownOptions: {
          input: pageModules,
          output: assetNames,
          // Without its exports a module counts as unused, and its styles go with it.
          preserveEntrySignatures: 'exports-only',
          // The server renders at once the parts that a browser fetches on demand.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
    ssr: {
      resolve: { noExternal: command === 'build' || [], external: loadedOnDemand },
      // React has a different file for development.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'build/server',
        copyPublicDir: false,
        minify: false,
        sourcemap: true,
        rolldownOptions: {
          input: serverEntries,
          output: {
            entryFileNames: '[name].js',
            // The chunks share one folder, so a starting thread finds its script there
            // (`thread-address.ts`).
            chunkFileNames: '[name]-[hash].js',
            // The start parses every character, so most comments go; line breaks stay for stack
            // traces.
            comments: { legal: true, annotation: false, jsdoc: false },
          },
        },
      },
    },
  },
}))
