import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placesOf } from '../words/indexes.ts'
import { fileOf, flatten, readTexts } from '../words/texts.ts'
import left from './english.json' with { type: 'json' }

/** Forms that are always wrong, with the words to write instead. */
const wrongForms: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\banew\b/gi, 'again'],
  [/\bby now\b/gi, 'since, already, today'],
  [/\b(?:whoever|whatever|wherever)\b/gi, 'a named subject'],
  [/\bin small\b/gi, 'on a small scale'],
  [/\bis none\b/gi, 'there is no …'],
  [/\bwhat came of it\b/gi, 'the result'],
  [/\blook(?:s|ed)? whether\b/gi, 'check whether'],
  [/\bmend(?:s|ed|ing)?\b/gi, 'fix'],
  [/\b(?:go|goes|went) on with\b/gi, 'continue'],
  [/\bfor good\b/gi, 'permanently'],
  [/\bmails?\b(?! (?:server|relay|program))/gi, 'email'],
]
const warehouse = [/\bhalls?\b/gi, 'warehouse'] as const

const longSentence = 25

const kinds = ['documents', 'comments', 'back office', 'site', 'long sentences'] as const
type Kind = (typeof kinds)[number]

/** Findings that are left, by kind. The numbers only fall. */
type EnglishCounts = Readonly<Record<Kind, number>>

interface Finding {
  kind: Kind
  file: string
  text: string
  instead: string
}

const code = '{apps,packages,tools,scripts}/**/*.{ts,tsx}'
const isOurs = (path: string) => !/(?:^|\/)(?:node_modules|build|migrations)\//.test(path)
const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8')
const filesOf = (root: string, pattern: string) => globSync(pattern, { cwd: root }).filter(isOurs)

/** The prose of a Markdown file: no code, no quotation, no address. */
const proseOf = (markdown: string) =>
  markdown
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/`[^`]*`/g, 'code')
    .replaceAll(/^>.*$/gm, '')
    .replaceAll(/[“"][^”"\n]*[”"]/g, 'quotation')
    .replaceAll(/\]\([^)]*\)/g, ']')

const paragraphsOf = (prose: string) =>
  prose
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)/)
    .filter((block) => !/^\s*(?:\||#)/.test(block))
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())

const sentencesOf = (paragraph: string) => paragraph.split(/(?<=[.!?:;])\s+(?=[A-Z(*[])/)
const lengthOf = (sentence: string) =>
  sentence.split(/\s+/).filter((word) => /\w/.test(word)).length

/** Comments of a TypeScript file; what stands in backticks or quotation marks is somebody's name for a thing. */
const commentsOf = (source: string) =>
  [...source.matchAll(/\/\*\*?[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm)]
    .map(([comment]) => comment.replaceAll(/`[^`]*`|“[^”]*”/g, ''))
    .join('\n')

/** Texts between tags and in quotation marks that hold a space: what a screen says, not what code is named. */
const screenTextsOf = (source: string) =>
  [
    ...source
      .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '')
      .matchAll(/>([^<>{}]*[a-z] [^<>{}]*)<|'([^'\n]* [^'\n]*)'|`([^`]* [^`]*)`/g),
  ]
    .map(([, ...parts]) => parts.find((part) => part !== undefined))
    .join('\n')

type Text = readonly [kind: Kind, file: string, text: string]

function textsOf(root: string): Text[] {
  const documents = filesOf(root, '{*.md,docs/**/*.md,{packages,apps}/*/README.md,tools/**/*.md}')
  const sources = filesOf(root, code).filter((file) => !file.endsWith('/words/index.ts'))
  const screens = sources.filter(
    (file) => /\/admin\/.*\.tsx?$/.test(file) && !/\.test\./.test(file),
  )
  return [
    ...documents.map((file) => ['documents', file, proseOf(read(root, file))] as const),
    ...sources.map((file) => ['comments', file, commentsOf(read(root, file))] as const),
    ...screens.map((file) => ['back office', file, screenTextsOf(read(root, file))] as const),
    ...placesOf(root).map((place) => {
      const file = fileOf('', place, 'en')
      return ['site', file, [...flatten(readTexts(root, place, 'en')).values()].join('\n')] as const
    }),
  ]
}

function findingsIn([kind, file, text]: Text): Finding[] {
  const forms = kind === 'site' || kind === 'back office' ? [...wrongForms, warehouse] : wrongForms
  return forms.flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map(({ 0: found }) => ({ kind, file, text: found, instead })),
  )
}

function longSentences([kind, file, text]: Text): Finding[] {
  if (kind !== 'documents') return []
  return paragraphsOf(text)
    .flatMap(sentencesOf)
    .filter((sentence) => lengthOf(sentence) > longSentence)
    .map((sentence) => ({
      kind: 'long sentences' as const,
      file,
      text: sentence,
      instead: 'two sentences or a list',
    }))
}

/** Every place whose English a British reader would stumble over. */
const englishFindings = (root: string): Finding[] =>
  textsOf(root).flatMap((text) => [...findingsIn(text), ...longSentences(text)])

/** One sentence for every count that is not the allowed one: `tools/checks/english.json`. */
export function changedEnglish(root: string, allowed: EnglishCounts = left): string[] {
  const findings = englishFindings(root)
  return kinds.flatMap((kind) => {
    const found = findings.filter((finding) => finding.kind === kind)
    const limit = allowed[kind]
    if (found.length === limit) return []
    if (found.length < limit)
      return [`${kind}: ${found.length} are left; lower the number of tools/checks/english.json.`]
    const lines = found.map(({ file, text, instead }) => `${file}: “${text}”, write ${instead}.`)
    return [`English of ${kind}: ${found.length}, at most ${limit}.`, ...lines]
  })
}
