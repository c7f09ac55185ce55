import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What keeps a worker longest, by how long; Vitest knows of a fresh copy its sizes alone. */
const longest = [
  '/tests/dev',
  '/pages/public-html',
  '/http/permissions',
  '/http/hostile-requests',
  '/content/site-search',
  '/http/order-of-checks',
  '/database/changes.postgres',
  '/library/hostile-files',
  '/library/library',
  '/shift/shift',
  '/server/outage',
  '/database/sqlite',
  '/store/database-away.postgres',
  '/unit/copied-blocks',
  '/server/forms',
  '/http/tolerant-and-strict',
  '/account/users',
  '/http/close',
  '/shift/traffic',
  '/company/demo-requests-and-subscriptions',
  '/http/openapi',
  '/store/backup-tools.postgres',
  '/visitor/public-pages',
  '/staff/every-screen',
  '/staff/staff-autosaved',
  '/visitor/bytes',
  '/staff/staff-prices',
  '/simulator/simulator-runs',
  '/visitor/visitor',
  '/staff/staff-bulk',
  '/staff/staff-updates',
  '/visitor/offline',
  '/staff/staff-together',
  '/estimator/visitor-estimate',
  '/staff/backoffice-screens',
  '/staff/staff-tables',
  '/visitor/generated-client',
  '/estimator/visitor-estimate-errors',
  '/staff/staff-records',
  '/simulator/simulator-opens',
  '/staff/staff-changes',
  '/simulator/simulator-draw',
  '/staff/long-data',
  '/visitor/workers',
  '/staff/staff-text-trial',
  '/staff/staff-session',
  '/staff/staff-editor',
  '/simulator/simulator-place',
  '/staff/staff-languages',
  '/staff/staff-schedule',
  '/visitor/service-worker',
  '/estimator/visitor-estimate-link',
  '/simulator/simulator-leaving',
  '/staff/staff-library',
  '/staff/staff-paste',
  '/visitor/frame',
  '/staff/staff-home',
  '/staff/staff-calculator-entries',
  '/staff/staff-account',
  '/staff/staff-article',
  '/staff/staff-calculator',
  '/staff/staff-documents',
  '/estimator/visitor-prices',
  '/estimator/estimate-print',
  '/visitor/kill-nine',
  '/simulator/simulator-doors',
  '/staff/staff-versions',
].map((name) => `${name}.test.ts`)

/** What waits most begins, what has the shortest files ends. */
const order = ['checks', 'postgres', 'sqlite', 'unit', 'built', 'e2e']

/**
 * Runs one project after the other, and begins each with the files that take longest, so that no worker runs one
 * of them alone at the end. Vitest keeps a worker only where the next file is of the same project: a new worker
 * loads the whole product again, which takes four seconds of the processor.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((file) => moduleId.endsWith(file))
      return index < 0 ? longest.length : index
    }
    const byPlace = (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
    const ofProjects = Map.groupBy(byPlace, ({ project }) => project.name)
    // Of the unit project most files are short: they fill what the others leave.
    return [...new Set([...order, ...ofProjects.keys()])].flatMap(
      (name) => ofProjects.get(name) ?? [],
    )
  }
}
