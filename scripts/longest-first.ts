import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What keeps a worker longest, by how long; Vitest knows of a fresh copy its sizes alone. */
const longest = [
  '/src/model/shift/shift',
  '/http/hostile-requests',
  '/http/permissions',
  '/visitor/public-pages',
  '/staff/backoffice-screens',
  '/visitor/visitor',
  '/estimator/visitor-estimate',
  '/estimator/visitor-estimate-errors',
  '/staff/staff-keyboard',
  '/staff/staff-roles',
  '/estimator/estimate-print',
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
