import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What keeps a worker longest, by how long; Vitest knows of a fresh copy its sizes alone. */
const longest = [
  '/src/model/shift/shift',
  '/src/model/shift/traffic',
  '/unit/count-agrees',
  '/store/database-away.postgres',
  '/http/hostile-requests',
  '/pages/public-html',
  '/http/permissions',
  '/visitor/public-pages',
  '/staff/backoffice-screens',
  '/visitor/generated-client',
  '/staff/staff-keyboard',
  '/visitor/kill-nine',
  '/estimator/visitor-estimate',
  '/staff/long-data',
  '/visitor/workers',
  '/staff/staff-autosaved',
  '/staff/staff-roles',
  '/staff/staff-prices',
  '/visitor/visitor',
  '/estimator/visitor-estimate-errors',
  '/visitor/offline',
  '/staff/staff-long-list',
  '/staff/staff-together',
  '/staff/staff-drafts',
  '/visitor/bytes',
  '/visitor/print',
  '/staff/staff-account',
  '/estimator/estimate-print',
  '/staff/staff-updates',
  '/staff/staff-text-trial',
  '/visitor/service-worker',
  '/visitor/offline-choice',
].map((name) => `${name}.test.ts`)

/** Begins with the files that take longest, so that no worker runs one of them alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((file) => moduleId.endsWith(file))
      return index < 0 ? longest.length : index
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}
