import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What keeps a worker longest, by how long; Vitest knows of a fresh copy its sizes alone. */
const longest = [
  '/src/hall/shift/shift',
  '/tests/server/hostile-requests',
  '/tests/server/permissions',
  '/tests/e2e/public-pages',
  '/tests/e2e/backoffice-screens',
  '/tests/e2e/visitor',
  '/tests/e2e/visitor-estimate',
  '/tests/e2e/visitor-estimate-errors',
  '/tests/e2e/staff-keyboard',
  '/tests/e2e/staff-roles',
  '/tests/e2e/estimate-print',
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
