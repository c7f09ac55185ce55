import { expect, test } from 'vitest'
import { plant } from '@repo/platform/testing/planted.ts'
import { changedEnglish } from '../english.ts'

const none = { documents: 0, comments: 0, 'back office': 0, site: 0, 'long sentences': 0 }
const screen = 'packages/platform/src/news/admin/list.tsx'
const long = `${'Every sentence of this page has one fact and then another one, '.repeat(3)}too.`

function errorsOf(file: string, text: string, allowed = none) {
  using project = plant({ [file]: text }, [])
  return changedEnglish(project.folder, allowed)
}

test.each([
  ['docs/page.md', 'The cache is filled anew.', 'anew'],
  ['docs/page.md', 'Whoever reads it may change it.', 'Whoever'],
  ['docs/decisions/0001-x.md', 'The fault is mended.', 'mended'],
  ['packages/hall/README.md', 'A mail is sent.', 'mail'],
  ['tools/x.ts', '// Look whether it is there.\nexport const x = 1\n', 'Look whether'],
  [screen, 'export const text = <p>Draw the hall first.</p>\n', 'hall'],
  [screen, "export const text = 'The mail is on its way.'\n", 'mail'],
])('%s: “%s” is named', (file, text, wrong) => {
  const [count, line] = errorsOf(file, text)
  expect(count).toMatch(/^English of [\w ]+: 1, at most 0\.$/)
  expect(line).toContain(`${file}: “${wrong}”`)
})

test.each([
  ['docs/page.md', '```\nmail anew\n```\n\nThe `mail` table. A mail server. “Mended” is his word.'],
  ['tools/x.ts', 'export const anew = 1\n// The `mail` column.\n'],
  ['packages/hall/src/model/x.ts', '/** The hall model. */\nexport const hall = 1\n'],
])('%s: code, quotations and the model’s own word may stay', (file, text) => {
  expect(errorsOf(file, text)).toEqual([])
})

test('a sentence of a document over 25 words is named', () => {
  expect(errorsOf('docs/page.md', `Short.\n\n${long}\n`)[0]).toBe(
    'English of long sentences: 1, at most 0.',
  )
})

test('a number may only fall', () => {
  expect(errorsOf('docs/page.md', 'Again.', { ...none, documents: 1 })).toEqual([
    'documents: 0 are left; lower the number of tools/checks/english.json.',
  ])
})
