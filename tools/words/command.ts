// npm run words: see usage below, and docs/translate.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { wrongWords } from './check.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { indexOf, packages, placesOf } from './indexes.ts'
import { exportXliff, importXliff } from './xliff.ts'

const root = join(import.meta.dirname, '../..')
const [, , action = 'index', ...given] = process.argv
const usage = `Usage:
  npm run words                           writes words/index.ts of every package, and checks the texts
  npm run words -- export de texts.xlf    writes the English and the German texts as XLIFF 2.0
  npm run words -- import texts.xlf       takes the translations of that file`

function writeIndexes(): void {
  const places = placesOf(root)
  for (const one of packages) writeFileSync(join(root, one, 'words/index.ts'), indexOf(one, places))
}

const [first = '', second = ''] = given
if (action === 'index' && given.length === 0) writeIndexes()
else if (action === 'export' && langs.some((lang) => lang === first && lang !== 'en') && second)
  console.log(`${await exportXliff(root, first, second)} texts in ${second}.`)
else if (action === 'import' && first) {
  const { lang, changed, outdated } = await importXliff(root, first)
  console.log(`${changed} texts of ${lang} have changed.`)
  if (outdated.length)
    console.log(`Left out, for the English has changed since:\n  ${outdated.join('\n  ')}`)
} else {
  console.error(usage)
  process.exit(1)
}
const wrong = wrongWords(root)
if (wrong.length) console.error(wrong.join('\n'))
process.exitCode = wrong.length ? 1 : 0
