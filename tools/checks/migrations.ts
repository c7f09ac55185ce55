import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'apps/site/migrations'

/** Static and dynamic imports, also of types. */
const imports = /\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g

/** Libraries whose behaviour a migration may rely on, and files beside it. */
const allowed = /^(?:node:|kysely(?:\/|$)|\.\/(?!.*\.\.))/

/**
 * One sentence for every import of living code in a migration. A migration is history: what it needs stands
 * frozen beside it, so that no later change of the code changes what it has done.
 */
export const livingImports = (root: string): string[] =>
  globSync(`${folder}/**/*.ts`, { cwd: root, exclude: (name) => name.endsWith('.test.ts') })
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(imports)]
        .map(([, named, called]) => named ?? called ?? '')
        .filter((name) => !allowed.test(name))
        .map(
          (name) =>
            `${file} imports ${name}: copy what it needs into ${folder}/frozen, as small as can be.`,
        ),
    )
