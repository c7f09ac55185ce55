import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plant } from '@repo/platform/testing/planted.ts'
import { wrongWords } from '../../words/check.ts'
import { indexOf, packages, placesOf } from '../../words/indexes.ts'
import { exportXliff, importXliff } from '../../words/xliff.ts'

const english = { title: 'Plan', lines: ['{count} anchors', 'Cost < limit'] }
const german = { title: 'Plan', lines: ['{count} Anker', 'Kosten < Grenze'] }
const folder = 'apps/site/words/later'

/** A package with one place in six languages, its indexes written. */
function planted(de: object = german) {
  const others = Object.fromEntries(
    ['es', 'fr', 'it', 'pt'].map((lang) => [`${folder}/${lang}.json`, JSON.stringify(english)]),
  )
  const project = plant(
    {
      [`${folder}/en.json`]: JSON.stringify(english),
      [`${folder}/de.json`]: JSON.stringify(de),
      ...others,
      ...Object.fromEntries(packages.map((one) => [`${one}/words/index.ts`, ''])),
    },
    [],
  )
  const places = placesOf(project.folder)
  for (const one of packages)
    writeFileSync(join(project.folder, one, 'words/index.ts'), indexOf(one, places))
  return project
}

test('texts that agree in every language pass', () => {
  using project = planted()
  expect(wrongWords(project.folder)).toEqual([])
})

test.each([
  ['a missing text', { lines: german.lines }, 'lacks title.'],
  ['a text too many', { ...german, more: 'x' }, 'has more, which the English has not.'],
  [
    'an unknown placeholder',
    { ...german, title: '{name}' },
    ': title fills in {name}, which the English does not.',
  ],
  ['a message that ICU cannot read', { ...german, title: '{a, plural}' }, ': title is no ICU'],
])('%s is said', (_, de, sentence) => {
  using project = planted(de)
  expect(wrongWords(project.folder)).toEqual([
    expect.stringContaining(`de.json${sentence.startsWith(':') ? '' : ' '}${sentence}`),
  ])
})

test('an index that lacks a place is said', () => {
  using project = planted()
  writeFileSync(join(project.folder, 'apps/site/words/index.ts'), '')
  expect(wrongWords(project.folder)).toEqual([
    'apps/site/words/index.ts is outdated: run npm run words.',
  ])
})

test('what an agency has translated comes back; what stands on another English does not', async () => {
  using project = planted()
  const file = join(project.folder, 'de.xlf')
  expect(await exportXliff(project.folder, 'de', file)).toBe(3)
  const sent = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    sent
      .replace('<target>Plan</target>', '<target>Grundriss</target>')
      .replace('Kosten &lt; Grenze', 'Kosten &lt; Obergrenze')
      .replace('{count} anchors', '{count} beacons')
      .replace('{count} Anker', '{count} Baken'),
  )
  expect(await importXliff(project.folder, file)).toEqual({
    lang: 'de',
    changed: 2,
    outdated: ['apps/site/words/later: lines.0'],
  })
  expect(JSON.parse(readFileSync(join(project.folder, folder, 'de.json'), 'utf8'))).toEqual({
    title: 'Grundriss',
    lines: ['{count} Anker', 'Kosten < Obergrenze'],
  })
})
