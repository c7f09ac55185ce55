import { getHTMLFromFragment, getSchema } from '@tiptap/core'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { blocksOf } from '@repo/platform/content/admin/conflict/blocks.ts'
import { mergedValues, placesOf } from '@repo/platform/content/admin/conflict/item-merge.ts'
import { meet } from '@repo/platform/content/admin/conflict/meeting.ts'
import { losesMine, type Choice } from '@repo/platform/content/admin/conflict/merge.ts'
import type { Field } from '@repo/platform/content/admin/field-types.ts'
import { extensions } from '@repo/platform/content/admin/editor/schema.ts'
import { sameValues, type Values } from '@repo/platform/content/admin/fields/fields.ts'
import { diceOf, type Dice } from '@repo/platform/testing/dice.ts'
import { randomText } from '@repo/platform/testing/random-text.ts'
import { countsOf, editsOf, wordsOf } from '../support/random-edits.ts'

const type = {
  fields: new Map<string, Field<never>>([
    ['title', { control: 'title', label: 'Title' }],
    ['lines', { control: 'multiLine', label: 'Lines' }],
    ['words', { control: 'chips', label: 'Words' }],
    ['text', { control: 'richText', label: 'Text' }],
  ]),
}

/** Blocks of every kind that the editor has. */
let blocks: readonly string[]
beforeAll(() => {
  const { window } = new JSDOM()
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', window.document)
  const schema = getSchema(extensions)
  const texts = Array.from({ length: 150 }, (_, seed) => randomText(diceOf(seed), schema))
  blocks = texts.flatMap((text) => blocksOf(getHTMLFromFragment(text.content, schema)))
})
afterAll(() => vi.unstubAllGlobals())

test('every text is cut into blocks without a loss', () => {
  expect(blocksOf(blocks.join(''))).toEqual(blocks)
  for (const name of [
    '<p',
    '<h2',
    '<ul',
    '<ol',
    '<blockquote',
    '<pre',
    '<hr',
    '<img',
    '<figure',
    '<table',
    '<p data-embed',
  ])
    expect(
      blocks.some((block) => block.startsWith(name)),
      name,
    ).toBe(true)
})

interface Editor {
  began: Values
  version: number
  values: Values
}

/** Two editors of one item, and what is kept of it. */
class Story {
  stashed: readonly Editor[] = []
  readonly deleted = new Set<string>()
  readonly typed = new Set<string>()
  readonly met = { merges: 0, conflicts: 0 }
  readonly dice: Dice
  readonly edits: ReturnType<typeof editsOf>
  readonly editors: readonly Editor[]
  readonly inPlace: boolean
  stored: { values: Values; version: number }

  constructor(seed: number) {
    this.dice = diceOf(seed)
    this.inPlace = seed % 2 === 0
    this.edits = editsOf(this.dice, blocks)
    this.stored = { values: this.edits.begun(), version: 1 }
    this.editors = [this.opened(), this.opened()]
    this.note(this.stored.values)
  }

  private opened(): Editor {
    const { values, version } = this.stored
    return { began: values, version, values }
  }

  private note(values: Values): void {
    for (const word of wordsOf(values)) this.typed.add(word)
  }

  private lose(from: Values, to: Values): void {
    const left = wordsOf(to)
    for (const word of wordsOf(from)) if (!left.has(word)) this.deleted.add(word)
  }

  edit(editor: Editor): void {
    const before = editor.values
    editor.values = this.edits.edited(before, this.inPlace)
    this.note(editor.values)
    this.lose(before, editor.values)
  }

  private store(editor: Editor): void {
    this.stored = { values: editor.values, version: this.stored.version + 1 }
    Object.assign(editor, this.opened())
  }

  save(editor: Editor): void {
    const { values: theirs, version } = this.stored
    if (editor.version === version) return this.store(editor)
    const versions = { base: editor.began, theirs, mine: editor.values }
    const meeting = meet(type, versions)
    if (meeting.outcome === 'conflict') return this.choose(editor, versions)
    if (meeting.outcome === 'merged') {
      this.met.merges += 1
      expectMerged(versions, meeting.values, this.inPlace)
      editor.values = meeting.values
    } else expect(sameValues(mergedValues(type, versions, {}), editor.values)).toBe(true)
    this.store(editor)
  }

  private choose(editor: Editor, versions: { base: Values; theirs: Values; mine: Values }): void {
    this.met.conflicts += 1
    const places = placesOf(type, versions)
    expect(places.filter(({ changed }) => changed === 'both')).not.toEqual([])
    const way = this.dice.below(5)
    if (way === 0) return
    if (way === 1) {
      this.stash(editor)
      Object.assign(editor, this.opened())
      return
    }
    const choices = Object.fromEntries(
      places.flatMap(({ key, bothFit }): [string, Choice][] => {
        const choice = this.dice.pick([
          'theirs',
          'mine',
          bothFit ? 'both' : undefined,
          undefined,
        ] as const)
        return choice ? [[key, choice]] : []
      }),
    )
    if (losesMine(places, choices)) this.stash(editor)
    const merged = mergedValues(type, versions, choices)
    // The dialog shows the words that an editor rejects; the history keeps them.
    this.lose(versions.theirs, merged)
    editor.values = merged
    this.store(editor)
  }

  private stash(editor: Editor): void {
    this.stashed = [...this.stashed, { ...editor }]
  }

  /** Continues an autosaved draft; the text on the screen is autosaved in its place. */
  resume(editor: Editor): void {
    const kept = this.stashed[this.dice.below(this.stashed.length)]
    if (!kept) return
    const meeting = meet(type, { base: kept.began, theirs: editor.began, mine: kept.values })
    const isSame = kept.version === editor.version
    if (!isSame && meeting.outcome === 'conflict') return
    if (!sameValues(editor.values, editor.began)) this.stash(editor)
    this.stashed = this.stashed.filter((one) => one !== kept)
    editor.values = !isSame && meeting.outcome === 'merged' ? meeting.values : kept.values
  }

  /** The words that are nowhere, though no editor has deleted them. */
  lost(): string[] {
    const kept = [this.stored, ...this.editors, ...this.stashed]
    const all = new Set(kept.flatMap(({ values }) => [...wordsOf(values)]))
    return [...this.typed].filter((word) => !all.has(word) && !this.deleted.has(word))
  }
}

function expectMerged(
  { base, theirs, mine }: { base: Values; theirs: Values; mine: Values },
  merged: Values,
  inPlace: boolean,
): void {
  const [were, their, my] = [base, theirs, mine].map(wordsOf) as [
    Set<string>,
    Set<string>,
    Set<string>,
  ]
  const are = countsOf(merged)
  const expected = new Set(
    [...their, ...my].filter((word) => !were.has(word) || (their.has(word) && my.has(word))),
  )
  expect([...expected].filter((word) => !are.has(word))).toEqual([])
  const isOnce = (values: Values) =>
    countsOf(values)
      .values()
      .every((times) => times === 1)
  // Two copies of a block cannot be told from each other.
  if (inPlace && [base, theirs, mine].every(isOnce)) {
    expect([...are.keys()].filter((word) => !expected.has(word))).toEqual([])
    expect([...are].filter(([, times]) => times > 1)).toEqual([])
  }
  const known = new Set([theirs, mine].flatMap(({ text }) => blocksOf(text as string)))
  expect(blocksOf(merged['text'] as string).filter((block) => !known.has(block))).toEqual([])
}

test('two editors lose no word: each is in the item, on a screen or kept, unless an editor deleted it', () => {
  const total = { merges: 0, conflicts: 0 }
  for (let seed = 0; seed < 1_000; seed += 1) {
    const story = new Story(seed)
    for (let round = 0; round < 12; round += 1) {
      const editor = story.dice.pick(story.editors)
      const act = story.dice.below(9)
      if (act < 6) story.edit(editor)
      else if (act < 8) story.save(editor)
      else story.resume(editor)
    }
    for (const editor of story.editors) story.save(editor)
    expect(story.lost(), `seed ${seed}`).toEqual([])
    total.merges += story.met.merges
    total.conflicts += story.met.conflicts
  }
  expect(total.merges).toBeGreaterThan(1_000)
  expect(total.conflicts).toBeGreaterThan(400)
})
