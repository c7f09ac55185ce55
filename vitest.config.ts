import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'

/** Opens the whole product or a store, so it has something to show on each engine. */
const opensStore = (file: string) =>
  /from '(#tests\/support\/(product|store)|(#|@repo\/platform\/)testing\/(database|postgres))\.ts'/.test(
    readFileSync(file, 'utf8'),
  )

const storeTests = globSync([
  '{packages,apps}/*/src/**/*.test.ts',
  'apps/site/tests/server/**/*.test.ts',
]).filter(opensStore)
/** What one engine alone can do. */
const postgresTests = '**/*.postgres.test.ts'
/**
 * Tests to which the engine makes no difference: texts of pages, checks before a call begins, files, formulas, and
 * features whose queries only Kysely writes. `permissions.test.ts` makes their calls on PostgreSQL too; what two
 * servers do at once there is in tests of PostgreSQL alone.
 */
const onceTests = [
  ...[
    'account/{passwords,second-factor,sign-in}',
    'company/{buyers-kit,calls-in-audit-log,declared-fields,legal-notice,mails-in-log}',
    'company/{newsletter-tick-box,settings,webhook-settings}',
    'content/{changes-hidden,demo-content,preview,replaced-files,schedule-in-time,site-dates}',
    'content/{translation-bytes,typed-text}',
    'estimator/{calculator,ipinfo,journeys,price-list,pricing-page,public-files}',
    'http/{close,fixed-messages,form-bodies,forms,cached-answers,malformed-requests,metrics,openapi,openapi-deviations}',
    'http/{order-of-checks,overload,specified-calls,text-files,tolerant-and-strict}',
    'library/{hostile-files,original-only,serving,uploaded-types,variants}',
    'pages/{cached-pages,cdn,claim-notes,crawler-files,descriptions,page-invalidation,pages,draw-social-image,private-pages}',
    'pages/{public-html,public-statements,reading-by-language,renders,search-page,shared-work}',
    'pages/social-images',
  ].map((name) => `apps/site/tests/server/${name}.test.ts`),
  ...[
    'demo-requests/server/confirmation',
    'documents/server/{documents,documents-page}',
    'media/server/{media,videos-page}',
    'news/server/{article-images,article-languages,article-text,clean-again,json-feed,own-texts}',
    'newsletter/server/{newsletter,unconfirmed,unsubscribe}',
    'outbox/server/outage',
  ].map((name) => `apps/site/src/features/${name}.test.ts`),
  'apps/site/src/pages/sign-in/server/forms.test.ts',
]

/** React as visitors have it: its checks take half of the time, and the unit project has them. */
const asBuilt = { NODE_ENV: 'production' }
const builtJsx = { jsx: { runtime: 'automatic', development: false } } as const

// `isolate: false`: loading the product anew for each file took half of the time. No test leaves anything
// behind in a module, in the environment or in a timer.
export default defineConfig({
  test: {
    pool: 'forks',
    // A test waits for the disk, a database or a timer for a third of its time: three keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // Also before a second try, which `npm test` gives.
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{packages,apps}/*/src/**/*.test.{ts,tsx}',
            'apps/site/migrations/**/*.test.ts',
            'apps/site/tests/{unit,server}/**/*.test.{ts,tsx}',
          ],
          exclude: storeTests,
          isolate: false,
        },
      },
      {
        extends: true,
        oxc: builtJsx,
        test: {
          name: 'sqlite',
          include: storeTests,
          exclude: [postgresTests],
          env: { TEST_ENGINE: 'sqlite', ...asBuilt },
          globalSetup: 'apps/site/tests/support/stores-setup.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        oxc: builtJsx,
        test: {
          name: 'postgres',
          include: storeTests,
          exclude: onceTests,
          env: { TEST_ENGINE: 'postgres', ...asBuilt },
          isolate: false,
          globalSetup: [
            'apps/site/tests/support/stores-setup.ts',
            'packages/platform/testing/postgres-setup.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          // What the bundler changes is seen by no test of the sources.
          name: 'built',
          include: ['malformed-requests', 'order-of-checks', 'tolerant-and-strict'].map(
            (name) => `apps/site/tests/server/http/${name}.test.ts`,
          ),
          env: { TEST_ENGINE: 'sqlite', TEST_BUILT: 'yes' },
          globalSetup: 'apps/site/tests/support/stores-setup.ts',
          isolate: false,
          maxWorkers: 5,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'checks',
          include: [
            '{scripts,tools/checks,packages/hall}/tests/**/*.test.ts',
            'apps/site/bundler/tests/**/*.test.ts',
          ],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['apps/site/tests/e2e/**/*.test.ts'],
          globalSetup: 'apps/site/tests/support/demo-store-setup.ts',
          // One browser for all files of a worker.
          isolate: false,
          // Browsers wait longer, for pictures and animations.
          maxWorkers: 5,
          // Vitest runs projects that differ in this number one after the other.
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Every look is a call to the browser: five tests that wait would keep it busy.
          expect: { poll: { timeout: 45_000, interval: 100 } },
        },
      },
    ],
  },
})
