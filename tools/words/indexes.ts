import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { langs } from '@repo/platform/i18n/locales.ts'

/** Packages that have texts in six languages. */
export const packages = [
  'packages/platform',
  'packages/pictures',
  'packages/estimator',
  'packages/hall',
  'apps/site',
]

/** A folder of texts in six languages: `words/<place>` of a package. */
export interface Place {
  package: string
  name: string
}

export const placesOf = (root: string): Place[] =>
  packages.flatMap((one) =>
    globSync('*/en.json', { cwd: join(root, one, 'words') })
      .toSorted()
      .map((file) => ({ package: one, name: file.slice(0, file.indexOf('/')) })),
  )

const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const pascalCase = (name: string) => camelCase(name).replace(/^./, (letter) => letter.toUpperCase())

/** What `words/index.ts` of a package has to hold: every place in all languages, typed from the English. */
export function indexOf(one: string, places: readonly Place[]): string {
  const names = places.filter((place) => place.package === one).map(({ name }) => name)
  const own = one === 'packages/platform' ? '#src/i18n' : '@repo/platform/i18n'
  const imports = names.flatMap((name) =>
    langs.map(
      (lang) =>
        `import ${camelCase(name)}${pascalCase(lang)} from './${name}/${lang}.json' with { type: 'json' }`,
    ),
  )
  const bound = names.map((name) => {
    const all = langs.map((lang) => `  ${lang}: ${camelCase(name)}${pascalCase(lang)},`)
    const type = `${pascalCase(name)}Words`
    return [
      `export type ${type} = Translated<typeof ${camelCase(name)}En>`,
      `export const ${camelCase(name)}Words: Dictionaries<${type}> = {`,
      ...all,
      '}',
    ].join('\n')
  })
  return [
    '// Written by `npm run words`: the texts of this package, by place and language.',
    `import type { Dictionaries } from '${own}/translate.ts'`,
    `import type { Translated } from '${own}/translated.ts'`,
    ...imports,
    '',
    bound.join('\n\n'),
    '',
  ].join('\n')
}

export const readIndex = (root: string, one: string): string =>
  readFileSync(join(root, one, 'words/index.ts'), 'utf8')
