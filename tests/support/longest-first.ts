import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes a minute or more of a worker, by what it takes; Vitest knows of a fresh copy its sizes alone. */
const longest = [
  'public-pages',
  'backoffice-screens',
  'visitor',
  'visitor-estimate',
  'long-data',
  'estimate-print',
].map((name) => `/tests/e2e/${name}.test.ts`)

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
