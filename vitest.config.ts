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
/** What pages say: the HTML is drawn from the same data on each engine, which the other tests compare. */
const textTests = ['public-html', 'public-statements', 'descriptions', 'fixed-messages'].map(
  (name) => `apps/site/tests/server/*/${name}.test.ts`,
)

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
    // `npm test` names those that needed it: each has a race to mend, but stops nobody.
    retry: 1,
    // Also before the second try.
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
        test: {
          name: 'sqlite',
          include: storeTests,
          exclude: [postgresTests],
          env: { TEST_ENGINE: 'sqlite' },
          globalSetup: 'apps/site/tests/support/stores-setup.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: storeTests,
          exclude: textTests,
          env: { TEST_ENGINE: 'postgres' },
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
          name: 'checks',
          include: [
            '{scripts,tools/checks,packages/hall}/tests/**/*.test.ts',
            'apps/site/bundler/tests/**/*.test.ts',
          ],
          testTimeout: 60_000,
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
          maxWorkers: 4,
          // Vitest runs projects that differ in this number one after the other.
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 45_000 } },
        },
      },
    ],
  },
})
